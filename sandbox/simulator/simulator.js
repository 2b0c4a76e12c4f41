import { api, byId, make, perform, repeat, say } from '/sandbox/pages/api.js'
import { fillEndpoints } from '/sandbox/pages/faults.js'
import { FAULT_PRESETS } from '/sandbox/pages/presets.js'
import { createAnswers } from './answers.js'
import { attachHost, attachTheme, HOSTS } from './hosts.js'
import { clearMessages, messages, record } from './messages.js'
import { CALLS, JUNK_CALLS, MODULES, PHOTO_MODES } from './native-calls.js'
import { SCALES, SIZES, START_PATH, startAddress, THEMES } from './start.js'

const frame = byId('frame')
const settings = ['host', 'customer', 'path', 'scale', 'theme', 'size', 'photo', 'holder', 'form']
let switchTheme = () => {}
let sentTitle = { address: '', title: '' }

function fill(select, options) {
  select.append(...options.map(({ value, label }) => make('option', { value }, label)))
}

function readAddress() {
  const query = new URLSearchParams(location.search)
  for (const name of settings) if (query.has(name)) byId(name).value = query.get(name)
  for (const name of ['agent', 'pageShare', 'rotated']) byId(name).checked = query.get(name) === '1'
}

/** Keeps the settings in the address, so that reloading or sharing it brings them back. */
function writeAddress() {
  const query = new URLSearchParams()
  for (const name of settings) query.set(name, byId(name).value)
  for (const name of ['agent', 'pageShare', 'rotated']) if (byId(name).checked) query.set(name, '1')
  history.replaceState(null, '', `?${query}`)
}

function currentModule() {
  return MODULES[Number(byId('module').value)] ?? MODULES[0]
}

/** Which card lies before the camera: the customer's own unless another is chosen; who has none holds the first. */
function specimen() {
  const wanted = byId('holder').value || byId('customer').value
  const isHeld = holders.some(({ holder }) => holder === wanted)
  return { holder: isHeld ? wanted : holders[0].holder, form: byId('form').value }
}

/** Calls a global function of the page as the native app does: one argument, an object or a JSON text. */
function callWeb(name, payload) {
  const receiver = frame.contentWindow[name]
  const isText = byId('as-text').checked && payload !== undefined && typeof payload !== 'string'
  const sent = isText ? JSON.stringify(payload) : payload
  record('toPage', name, sent)
  if (typeof receiver !== 'function') return record('simulator', `页面没有函数 ${name}`)
  try {
    if (sent === undefined) receiver()
    else receiver(sent)
  } catch (error) {
    record('simulator', `${name} 抛出异常`, String(error))
  }
}

function showClosed(isClosed) {
  byId('closed').hidden = !isClosed
}

// A title the page sent goes before the document's own, as long as the page stays where it was.
function showTitle(title) {
  sentTitle = { address: pageAddress(), title }
  showPlace()
}

function showSecure(isOn) {
  byId('secure').hidden = !isOn
}

async function login() {
  const customer = byId('customer').value
  await perform(() => api('POST', 'login', { customer }), `已登录 ${customer}`)
  await refreshStatus()
}

async function logout() {
  await fetch('/services/trustAppApi/logout', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"requestData":{}}',
  }).catch(() => {})
  await refreshStatus()
}

function goTo(address) {
  showClosed(false)
  showSecure(false)
  record('simulator', '打开', address)
  frame.src = address
}

async function open() {
  writeAddress()
  const isAgent = byId('agent').checked
  let token
  if (isAgent) {
    // Only the token may log the page in: the cookie of an earlier session would hide whether it does.
    await logout()
    const customer = byId('customer').value
    token = (await perform(() => api('POST', 'login', { customer, cookie: false })))?.token
  }
  goTo(
    startAddress({
      path: byId('path').value,
      scale: byId('scale').value,
      pageShare: byId('pageShare').checked,
      token,
    }),
  )
}

function reload() {
  showClosed(false)
  showSecure(false)
  frame.contentWindow.location.reload()
}

function layOut() {
  const { width, height } = SIZES.find(size => size.value === byId('size').value) ?? SIZES[1]
  const isRotated = byId('rotated').checked
  frame.style.width = `${isRotated ? height : width}px`
  frame.style.height = `${isRotated ? width : height}px`
  byId('chrome').classList.toggle('browser', byId('host').value === 'browser')
  writeAddress()
}

function applyTheme() {
  const theme = byId('theme').value
  frame.style.colorScheme = theme === 'system' ? 'light dark' : theme
  switchTheme(theme)
  writeAddress()
}

const receive = createAnswers({
  callWeb,
  currentModule,
  specimen,
  photoMode: () => byId('photo').value,
  login,
  goTo,
  reload,
  showClosed,
  showSecure,
  showTitle,
  isAuto: () => byId('auto').checked,
  faceFails: () => byId('face-fails').checked,
})

/** What the framed page and browser tests find on this window. */
window.trustSimulator = {
  /** Called by host.js in the frame before the page's own scripts run. */
  attach(target) {
    attachHost(target, byId('host').value, receive)
    switchTheme = attachTheme(target, byId('theme').value)
  },
  callWeb,
  messages,
}

async function refreshStatus() {
  const { customer } = await api('GET', 'status')
  byId('current').textContent = customer ?? '未登录'
  const faults = await api('GET', 'faults')
  byId('fault-count').textContent = faults.length > 0 ? `${faults.length} 个故障` : '无故障'
  byId('fault-count').className = faults.length > 0 ? 'badge bad' : 'badge'
}

async function inject(times) {
  const preset = FAULT_PRESETS[Number(byId('fault-preset').value)]
  const endpoint = byId('fault-endpoint').value
  await perform(
    () => api('POST', 'faults', { endpoint, ...preset.fault, ...times }),
    `已注入：${preset.label}`,
  )
  await refreshStatus()
}

function pageAddress() {
  const { pathname, search } = frame.contentWindow.location
  return pathname + search
}

/** Shows where the page is: its address in a browser, its title in an app. */
function showPlace() {
  const page = frame.contentWindow
  if (!page || page.location.protocol === 'about:') return
  const address = pageAddress()
  const title = sentTitle.address === address ? sentTitle.title : page.document.title
  byId('address').textContent = address
  byId('chrome-title').textContent = byId('host').value === 'browser' ? address : title || '—'
}

function button({ label, name, payload }) {
  return make(
    'button',
    { type: 'button', title: name, onclick: () => callWeb(name, payload(currentModule(), specimen())) },
    label,
  )
}

function on(id, action) {
  byId(id).addEventListener('click', () => void action())
}

fill(byId('host'), HOSTS)
fill(byId('scale'), SCALES)
fill(byId('theme'), THEMES)
fill(byId('size'), SIZES)
fill(
  byId('module'),
  MODULES.map(({ label }, index) => ({ value: String(index), label })),
)
fill(byId('photo'), PHOTO_MODES)
fill(
  byId('fault-preset'),
  FAULT_PRESETS.map(({ label }, index) => ({ value: String(index), label })),
)
byId('paths').append(
  ...(await api('GET', 'pages')).map(({ value, label }) => make('option', { value }, label)),
)
byId('path').value = START_PATH
byId('calls').append(...CALLS.map(button))
byId('junk').append(...JUNK_CALLS.map(button))

const [customers, { endpoints }, { holders, forms }] = await Promise.all([
  api('GET', 'customers'),
  api('GET', 'status'),
  api('GET', 'specimens'),
])
fill(byId('holder'), [
  { value: '', label: '当前客户' },
  ...holders.map(({ holder, name }) => ({ value: holder, label: `${holder} ${name}` })),
])
fill(
  byId('form'),
  forms.map(({ form, label }) => ({ value: form, label })),
)
fill(
  byId('customer'),
  customers.map(({ key, nameMask, note }) => ({ value: key, label: `${key} ${nameMask}：${note}` })),
)
fillEndpoints(byId('fault-endpoint'), endpoints, '全部接口')
byId('size').value = '375'
readAddress()
layOut()
applyTheme()

byId('start-form').addEventListener('submit', event => {
  event.preventDefault()
  void open()
})
byId('host').addEventListener('change', () => {
  byId('as-text').checked = byId('host').value === 'android'
  layOut()
  void open()
})
byId('theme').addEventListener('change', applyTheme)
for (const name of ['size', 'rotated']) byId(name).addEventListener('change', layOut)
for (const name of ['photo', 'holder', 'form']) byId(name).addEventListener('change', writeAddress)
on('back', () => frame.contentWindow.history.back())
on('chrome-back', () => frame.contentWindow.history.back())
on('chrome-close', () => showClosed(true))
on('reopen', open)
on('reload', reload)
on('login', async () => {
  writeAddress()
  await login()
  reload()
})
on('logout', async () => {
  await logout()
  say('已退出登录')
})
on('expire', async () => {
  await perform(() => api('POST', 'expire', {}), '全部会话已过期')
  await refreshStatus()
})
on('fault-once', () => inject({ times: 1 }))
on('fault-always', () => inject({}))
on('fault-clear', async () => {
  await perform(() => api('DELETE', 'faults'), '故障已清除')
  await refreshStatus()
})
on('messages-clear', clearMessages)
byId('as-text').checked = byId('host').value === 'android'
frame.addEventListener('load', showPlace)
repeat(async () => showPlace(), 500)
repeat(refreshStatus, 3000)
await open()
