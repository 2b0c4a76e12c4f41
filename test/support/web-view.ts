/**
 * What WeChat gives a page in a mini-program's web-view, and nothing else: the user agent, the environment's name and,
 * some moments later, a bridge. `wx` is not there: the page brings the SDK itself.
 */
export const WEB_VIEW = {
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 ' +
    'MicroMessenger/8.0.49(0x1800312e) NetType/WIFI Language/zh_CN miniProgram/wx0000000000000000',
  /** `window.__bridgeCalls` gets every call: `{ name, arg }`. */
  initScript: `
    window.__wxjs_environment = 'miniprogram'
    window.__bridgeCalls = []
    addEventListener('DOMContentLoaded', () => {
      window.WeixinJSBridge = {
        invoke(api, { name, arg }, callback) {
          window.__bridgeCalls.push({ api, name, arg })
          setTimeout(() => callback({ err_msg: api + ':ok' }))
        },
        on() {},
      }
      document.dispatchEvent(new Event('WeixinJSBridgeReady'))
    })`,
} as const

/** A call that reached the mini-program. */
export interface BridgeCall {
  readonly api: string
  readonly name: string
  readonly arg: { readonly url?: string }
}
