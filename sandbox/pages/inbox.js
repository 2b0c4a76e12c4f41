import { api, byId, make, perform, readableTime, repeat } from './api.js'

const SCENES = { login: '登录' }
let shown = ''

function message({ mobile, code, scene, at, used, customer }) {
  return make(
    'li',
    { className: used ? 'sms used' : 'sms' },
    make(
      'div',
      { className: 'row spread' },
      make(
        'span',
        {},
        make('strong', { className: 'code' }, mobile),
        customer ? ` ${customer}` : ' 非客户号码',
      ),
      make('span', { className: used ? 'badge' : 'badge good' }, used ? '已使用' : '未使用'),
    ),
    make(
      'div',
      { className: 'row spread' },
      make('span', { className: 'number code' }, code),
      make(
        'button',
        {
          type: 'button',
          'aria-label': `复制验证码 ${code}`,
          onclick: () => perform(() => navigator.clipboard.writeText(code), '验证码已复制'),
        },
        '复制',
      ),
    ),
    make('p', { className: 'faint' }, `${SCENES[scene] ?? scene}验证码，5 分钟内有效，${readableTime(at)}`),
  )
}

repeat(async () => {
  const messages = await api('GET', 'inbox')
  const text = JSON.stringify(messages)
  if (text === shown) return
  shown = text
  byId('messages').replaceChildren(...messages.map(message))
  byId('empty').hidden = messages.length > 0
}, 2000)
