import { api, byId, make, perform, readableTime, repeat } from './api.js'

/** More would make the page slow; the filter reaches all that are kept. */
const SHOWN_EVENTS = 200
let state = { events: [], counters: {}, config: {} }
let shown = ''

function item({ delivery, isChecked, receivedAt, record }) {
  const way = delivery === 'batch' ? '批量' : isChecked ? '单条，校验正确' : '单条，无校验'
  return make(
    'li',
    {},
    make(
      'details',
      {},
      make(
        'summary',
        {},
        make('strong', { className: 'code' }, record.event ?? record.type),
        ` ${record.distinct_id ?? ''} `,
        make('span', { className: 'faint' }, `${readableTime(receivedAt)} · ${way}`),
      ),
      make('pre', { className: 'code' }, JSON.stringify(record, null, 2)),
    ),
  )
}

/** The page an event was sent from, as its path; `—` for what belongs to none. */
const pageOf = ({ record }) => record.properties?.$url_path ?? '—'

/** Pages in the order of their newest events, each with its events. */
function byPage(events) {
  const groups = new Map()
  for (const event of events) groups.set(pageOf(event), [...(groups.get(pageOf(event)) ?? []), event])
  return [...groups]
}

/** Groups that were folded away stay so when events come. */
const folded = new Set()

function group([page, events]) {
  const details = make(
    'details',
    { open: !folded.has(page), ontoggle: () => folded[details.open ? 'delete' : 'add'](page) },
    make('summary', {}, make('strong', { className: 'code' }, page), ` ${events.length} 个事件`),
    make('ol', { className: 'plain' }, ...events.map(item)),
  )
  return make('li', {}, details)
}

function show() {
  const wanted = byId('filter').value.trim().toLowerCase()
  const matching = state.events.filter(({ record }) => JSON.stringify(record).toLowerCase().includes(wanted))
  byId('events').replaceChildren(...byPage(matching.slice(0, SHOWN_EVENTS)).map(group))
  byId('empty').hidden = matching.length > 0
  const { requests = 0, refused = 0, wrongCheckValue = 0 } = state.counters
  byId('counters').textContent =
    `请求 ${requests} · 拒绝 ${refused}（校验值错误 ${wrongCheckValue}） · 事件 ${matching.length}/${state.events.length}`
  byId('version').textContent = state.config.version ?? '未发布'
}

async function refresh() {
  const next = await api('GET', 'analytics')
  const text = JSON.stringify(next)
  if (text === shown) return
  shown = text
  state = next
  show()
}

async function fillCustomers() {
  const customers = await api('GET', 'customers')
  byId('customer').replaceChildren(
    ...customers.map(({ key, nameMask }) => make('option', { value: key }, `${key} ${nameMask}`)),
  )
}

const publish = version => perform(() => api('POST', 'analytics/config', { version }), '已更新').then(refresh)

byId('filter').oninput = show
byId('clear').onclick = () => perform(() => api('DELETE', 'analytics'), '已清空').then(refresh)
byId('publish').onclick = () => publish(String(Number(state.config.version ?? 0) + 1))
byId('withdraw').onclick = () => publish(null)
for (const button of document.querySelectorAll('[data-consent]')) {
  const { consent } = button.dataset
  button.onclick = () =>
    perform(() => api('POST', 'analytics/consent', { customer: byId('customer').value, consent }), '已更新')
}

void perform(fillCustomers)
repeat(refresh, 2000)
