import { api, byId, make, readableTime, repeat } from './api.js'

const TARGETS = { h5: 'H5', weapp: '小程序' }

function report({ name, message, frames, route, target, at }) {
  return make(
    'li',
    { className: 'sms' },
    make('strong', {}, `${name}: ${message}`),
    make('p', { className: 'faint' }, `${TARGETS[target]}，${route || '启动时'}，${readableTime(at)}`),
    make('pre', { className: 'code' }, frames.join('\n')),
  )
}

let shown = ''
repeat(async () => {
  const entries = await api('GET', 'errors')
  const text = JSON.stringify(entries)
  if (text === shown) return
  shown = text
  byId('reports').replaceChildren(...entries.map(report))
  byId('empty').hidden = entries.length > 0
}, 2000)
