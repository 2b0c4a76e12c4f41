import { api, byId, make, perform, repeat } from './api.js'
import { fillEndpoints } from './faults.js'

const SHOWN = 200

function badge({ httpStatus, outerCode, innerCode }) {
  if (httpStatus === 0) return make('span', { className: 'badge bad' }, '连接断开')
  if (httpStatus !== 200) return make('span', { className: 'badge bad' }, `HTTP ${httpStatus}`)
  if (outerCode === null) return make('span', { className: 'badge bad' }, '无信封')
  if (outerCode !== '00000000') return make('span', { className: 'badge bad' }, `外层 ${outerCode}`)
  if (innerCode !== '00000000') return make('span', { className: 'badge warn' }, `内层 ${innerCode}`)
  return make('span', { className: 'badge good' }, '成功')
}

function row(entry) {
  const more = [
    `requestData：${JSON.stringify(entry.requestData, null, 2)}`,
    `cookie：${entry.cookies.join('、') || '无'}`,
    `来源：${entry.referer || '无'}`,
    `requestNo：${entry.requestNo ?? '无'}`,
  ].join('\n')
  return make(
    'details',
    {},
    make(
      'summary',
      {},
      make('span', { className: 'code' }, entry.at.slice(11, 19)),
      make('strong', {}, entry.name),
      make('span', {}, entry.customer ?? '—'),
      make('span', {}, badge(entry)),
      make('span', { className: 'faint end' }, `${entry.durationMs} 毫秒`),
    ),
    make('div', { className: 'more' }, make('pre', {}, more)),
  )
}

/** Brings the request log to life: newest first, new entries every two seconds. */
export function startLog(endpoints) {
  let seq = 0
  let entries = []
  const filter = byId('log-filter')

  function show() {
    const shown = entries.filter(entry => filter.value === '*' || entry.name === filter.value).slice(0, SHOWN)
    byId('log').replaceChildren(...shown.map(row))
    byId('log-empty').hidden = shown.length > 0
  }

  async function refresh() {
    const answer = await api('GET', `log?since=${seq}`)
    // The server was restarted: its numbers begin anew.
    if (answer.seq < seq) return restart()
    seq = answer.seq
    if (answer.entries.length === 0) return
    entries = [...answer.entries.reverse(), ...entries].slice(0, 1000)
    show()
  }

  async function restart() {
    seq = 0
    entries = []
    show()
    await refresh()
  }

  fillEndpoints(filter, endpoints, '全部接口')
  filter.addEventListener('change', show)
  byId('log-clear').addEventListener('click', async () => {
    await perform(() => api('DELETE', 'log'), '日志已清空')
    await restart()
  })
  repeat(async () => {
    if (byId('log-live').checked) await refresh()
  }, 2000)
  return { restart }
}
