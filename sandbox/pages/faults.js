import { api, byId, make, perform, repeat } from './api.js'
import { describeFault, FAULT_PRESETS } from './presets.js'

const NUMBERS = ['delayMs', 'httpStatus', 'times']
const TEXTS = ['outerCode', 'innerCode', 'msg']
const FLAGS = ['emptyBody', 'brokenJson', 'drop']

const field = name => byId(`fault-${name}`)

function readForm() {
  const fault = { endpoint: field('endpoint').value }
  for (const name of NUMBERS) if (field(name).value !== '') fault[name] = Number(field(name).value)
  for (const name of TEXTS) if (field(name).value !== '') fault[name] = field(name).value
  for (const name of FLAGS) if (field(name).checked) fault[name] = true
  if (field('after').checked) fault.phase = 'after'
  return fault
}

function fillForm(fault) {
  for (const name of ['delayMs', 'httpStatus', ...TEXTS]) field(name).value = fault[name] ?? ''
  for (const name of FLAGS) field(name).checked = fault[name] === true
  field('after').checked = fault.phase === 'after'
}

/** Fills a select with `*` and the endpoints. */
export function fillEndpoints(select, endpoints, allLabel) {
  select.append(make('option', { value: '*' }, allLabel))
  for (const name of endpoints) select.append(make('option', { value: name }, name))
}

/** Brings the fault form and the list of faults to life. */
export function startFaults(endpoints) {
  async function refresh() {
    const faults = await api('GET', 'faults')
    byId('faults').replaceChildren(
      ...faults.map(fault =>
        make(
          'li',
          { className: 'item' },
          make(
            'span',
            {},
            make('strong', {}, fault.endpoint === '*' ? '全部接口' : fault.endpoint),
            ` ${describeFault(fault)}`,
          ),
          make('span', { className: 'badge warn' }, fault.times ? `剩 ${fault.times} 次` : '一直'),
          make(
            'button',
            { type: 'button', onclick: () => remove(fault.id), 'aria-label': `撤销故障 ${fault.endpoint}` },
            '撤销',
          ),
        ),
      ),
    )
  }

  async function remove(id) {
    await perform(() => api('DELETE', `faults/${id}`), '故障已撤销')
    await refresh()
  }

  fillEndpoints(field('endpoint'), endpoints, '全部接口')
  field('preset').append(make('option', { value: '' }, '自定义'))
  FAULT_PRESETS.forEach(({ label }, index) =>
    field('preset').append(make('option', { value: String(index) }, label)),
  )
  field('preset').addEventListener('change', () =>
    fillForm(FAULT_PRESETS[field('preset').value]?.fault ?? {}),
  )
  byId('fault-form').addEventListener('submit', async event => {
    event.preventDefault()
    await perform(() => api('POST', 'faults', readForm()), '故障已注入')
    await refresh()
  })
  byId('fault-clear').addEventListener('click', async () => {
    await perform(() => api('DELETE', 'faults'), '故障已全部清除')
    await refresh()
  })
  repeat(refresh, 3000)
  return { refresh }
}
