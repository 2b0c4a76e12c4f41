import { api, byId, make, perform } from './api.js'

function show({ isTrue, text, facts }) {
  byId('result').replaceChildren(
    make('p', {}, make('strong', {}, isTrue ? '真实有效' : '未通过核验')),
    make('p', {}, text),
    ...facts.map(([label, value]) => make('p', {}, `${label}：${value}`)),
  )
}

byId('paper').onsubmit = event => {
  event.preventDefault()
  void perform(async () => {
    show(await api('POST', 'certificate-check', { code: byId('code').value, total: byId('total').value }))
  })
}
