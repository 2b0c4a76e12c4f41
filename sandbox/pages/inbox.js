import { api, byId, make, perform, readableTime, repeat } from './api.js'

const SCENES = {
  login: '登录',
  register: '注册',
  piReveal: '查看个人信息',
  piExport: '个人信息副本',
  accountCancel: '注销账户',
  mobileChange: '更换手机号（原号码）',
  newMobile: '更换手机号（新号码）',
  riskConfirm: '确认测评结果',
}
const CHANNELS = { sms: '短信', voice: '电话语音' }

function message({ mobile, code, scene, channel, at, used, customer }) {
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
    make(
      'p',
      { className: 'faint' },
      `${CHANNELS[channel]}：${SCENES[scene] ?? scene}验证码，5 分钟内有效，${readableTime(at)}`,
    ),
  )
}

function captcha({ code, at, used }) {
  return make(
    'li',
    { className: used ? 'sms used' : 'sms' },
    make('span', { className: 'number code' }, code),
    make('span', { className: 'faint' }, `${used ? '已使用' : '未使用'}，${readableTime(at)}`),
  )
}

function mail({ address, subject, body, at }) {
  return make(
    'li',
    { className: 'sms' },
    make('strong', {}, subject),
    make('p', {}, body),
    make('p', { className: 'faint' }, `${address}，${readableTime(at)}`),
  )
}

/** Draws a list anew when it has changed. */
function follow(name, target, draw) {
  let shown = ''
  return async () => {
    const entries = await api('GET', name)
    const text = JSON.stringify(entries)
    if (text === shown) return
    shown = text
    byId(target).replaceChildren(...entries.map(draw))
    if (target === 'messages') byId('empty').hidden = entries.length > 0
  }
}

for (const refresh of [
  follow('inbox', 'messages', message),
  follow('captchas', 'captchas', captcha),
  follow('mails', 'mails', mail),
]) {
  repeat(refresh, 2000)
}
