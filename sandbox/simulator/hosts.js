/** The hosts the page may find around it. */
export const HOSTS = [
  { value: 'ios', label: '原生 App（iOS）' },
  { value: 'android', label: '原生 App（Android）' },
  { value: 'webview', label: '小程序 web-view' },
  { value: 'browser', label: '普通浏览器' },
]

/** As WeChat on a phone calls itself in a mini-program's web-view. */
const WEB_VIEW_AGENT =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 ' +
  'MicroMessenger/8.0.49(0x1800312e) NetType/WIFI Language/zh_CN miniProgram/wx0000000000000000'

function plainCopy(value) {
  try {
    return JSON.parse(JSON.stringify(value ?? null))
  } catch {
    return String(value)
  }
}

function attachIos(frame, receive) {
  frame.webkit = { messageHandlers: { trustApp: { postMessage: message => receive(plainCopy(message)) } } }
}

function attachAndroid(frame, receive) {
  frame.trustAppAndroid = {
    postMessage(text) {
      try {
        receive(JSON.parse(text))
      } catch {
        receive({ action: '（不是 JSON）', data: String(text) })
      }
    },
  }
}

/** What WeChat gives a page there: no `wx`, which is the SDK's that the page brings itself, but the bridge below it. */
function attachMiniProgram(frame, receive) {
  Object.defineProperty(frame.navigator, 'userAgent', { value: WEB_VIEW_AGENT, configurable: true })
  frame.__wxjs_environment = 'miniprogram'
  frame.addEventListener('DOMContentLoaded', () => {
    frame.WeixinJSBridge = {
      invoke(api, args, callback) {
        const { name, arg } = plainCopy(args) ?? {}
        receive({ action: `wx.miniProgram.${name}`, data: arg })
        frame.setTimeout(() => callback?.({ err_msg: `${api}:ok` }))
      },
      on() {},
    }
    frame.document.dispatchEvent(new frame.Event('WeixinJSBridgeReady'))
  })
}

/** Puts the functions of a host on the window of the page; `receive` gets every message as `{ action, data }`. */
export function attachHost(frame, kind, receive) {
  if (kind === 'ios') attachIos(frame, receive)
  if (kind === 'android') attachAndroid(frame, receive)
  if (kind === 'webview') attachMiniProgram(frame, receive)
}

/**
 * Lets the page see the chosen theme where it asks for the system's one. The colour scheme of the frame alone does not
 * reach `matchMedia` in every browser. Answers a function that switches while the page is open.
 */
export function attachTheme(frame, theme) {
  let chosen = theme
  const native = frame.matchMedia.bind(frame)
  const listeners = new Set()
  frame.matchMedia = query => {
    const wanted = /prefers-color-scheme:\s*(dark|light)/.exec(query)?.[1]
    const real = native(query)
    if (!wanted) return real
    const add = listener => listeners.add(listener)
    const remove = listener => listeners.delete(listener)
    return {
      media: query,
      onchange: null,
      get matches() {
        return chosen === 'system' ? real.matches : chosen === wanted
      },
      addEventListener: (_type, listener) => add(listener),
      removeEventListener: (_type, listener) => remove(listener),
      addListener: add,
      removeListener: remove,
      dispatchEvent: () => true,
    }
  }
  return next => {
    chosen = next
    for (const listener of listeners) listener.call(frame, new frame.Event('change'))
  }
}
