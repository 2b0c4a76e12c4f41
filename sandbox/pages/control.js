import { api, byId, make, perform, readableTime, repeat, say } from './api.js'
import { startFaults } from './faults.js'
import { startLog } from './log.js'
import { startAddress } from '/simulator/start.js'

const CLOCK_STEPS = [
  { label: '1 分钟', seconds: 60 },
  { label: '5 分钟', seconds: 301 },
  { label: '31 分钟', seconds: 31 * 60 },
  { label: '12 小时', seconds: 12 * 3600 },
  { label: '1 天', seconds: 86400 },
  { label: '30 天', seconds: 30 * 86400 },
]

let customers = []
let pages = []
let current = null

/** The address that logs a customer in and opens a page: to be copied, kept and sent. */
const deepLink = (customer, to) => `/sandbox/?${new URLSearchParams({ customer, to })}`

/** The deep link of each page, for one customer. */
function deepLinks(key) {
  const link = make('a', { href: deepLink(key, pages[0].value) }, `以 ${key} 直达`)
  const chosen = make(
    'select',
    { 'aria-label': `${key} 直达的页面`, onchange: () => (link.href = deepLink(key, chosen.value)) },
    ...pages.map(({ value, label }) => make('option', { value }, `${label} ${value}`)),
  )
  return make('div', { className: 'row' }, chosen, link)
}

/** Follows a deep link: logs its customer in and opens its page in the place of this one. */
async function followLink() {
  const query = new URLSearchParams(location.search)
  const customer = query.get('customer')
  if (!customer) return
  const answer = await perform(() => api('POST', 'login', { customer }))
  if (answer) location.replace(startAddress({ path: query.get('to') ?? 'home' }))
}

function customerCard({ key, id, nameMask, mobile, note }) {
  const isCurrent = key === current
  return make(
    'article',
    { className: isCurrent ? 'customer current' : 'customer' },
    make(
      'div',
      { className: 'row' },
      make('strong', {}, `${key} ${nameMask}`),
      isCurrent ? make('span', { className: 'badge good' }, '当前') : null,
    ),
    make('p', { className: 'faint' }, `编号 ${id}，手机 `, make('span', { className: 'code' }, mobile)),
    make('p', {}, note),
    make(
      'div',
      { className: 'row' },
      make(
        'button',
        { type: 'button', onclick: () => switchTo(key), 'aria-label': `切换为 ${key} ${nameMask}` },
        '切换',
      ),
      make(
        'button',
        { type: 'button', onclick: () => openReport(key), 'aria-label': `以 ${key} 打开年度报告` },
        '打开年度报告',
      ),
    ),
    deepLinks(key),
  )
}

function showCustomers() {
  byId('customers').replaceChildren(...customers.map(customerCard))
}

async function switchTo(key) {
  await perform(() => api('POST', 'login', { customer: key }), `已切换为 ${key}`)
  await refreshStatus()
}

async function openReport(key) {
  const answer = await perform(() => api('POST', 'login', { customer: key }))
  if (answer) location.assign('/phone/assetsReport/entry')
}

async function refreshStatus() {
  const status = await api('GET', 'status')
  byId('host-policy').checked = status.maySignInMiniProgram
  byId('now').textContent = readableTime(status.now)
  byId('current').textContent = status.customer ?? '未登录'
  if (status.customer !== current) {
    current = status.customer
    showCustomers()
  }
  return status
}

async function advance(seconds) {
  await perform(() => api('POST', 'clock', { advanceSeconds: seconds }), '数据时间已拨动')
  await refreshStatus()
}

async function expire(body, done) {
  await perform(() => api('POST', 'expire', body), done)
  await refreshStatus()
}

async function reset() {
  if (!confirm('恢复种子数据并清空会话、故障、日志和短信？')) return
  await perform(() => api('POST', 'reset'), '沙箱已重置')
  await refreshStatus()
  await faults.refresh()
  await log.restart()
}

await followLink()
pages = await api('GET', 'pages')
const status = await refreshStatus()
const faults = startFaults(status.endpoints)
const log = startLog(status.endpoints)
customers = await api('GET', 'customers')
showCustomers()

byId('clock-steps').append(
  ...CLOCK_STEPS.map(({ label, seconds }) =>
    make('button', { type: 'button', onclick: () => advance(seconds) }, `+${label}`),
  ),
)
byId('clock-form').addEventListener('submit', event => {
  event.preventDefault()
  void advance(Number(byId('clock-seconds').value))
})
byId('expire-all').addEventListener('click', () => expire({}, '全部会话已过期'))
byId('expire-own').addEventListener('click', () => {
  if (current) void expire({ customer: current }, `${current} 的会话已过期`)
  else say('当前没有登录的客户')
})
byId('export-fault').addEventListener('click', () =>
  perform(() => api('POST', 'export-fault', { times: 1 }), '下一份副本将生成失败'),
)
byId('host-policy').addEventListener('change', async () => {
  await perform(() => api('POST', 'host-policy', { isAllowed: byId('host-policy').checked }), '已更改')
})
byId('reset').addEventListener('click', reset)
repeat(refreshStatus, 5000)
