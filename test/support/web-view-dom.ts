import { WEB_VIEW } from './web-view'

type Answer = 'ok' | 'fail' | 'silence'

const place = window as unknown as Record<string, unknown>
const ownUserAgent = navigator.userAgent

function setUserAgent(value: string): void {
  Object.defineProperty(navigator, 'userAgent', { value, configurable: true })
}

/**
 * The window as WeChat makes it in a mini-program's web-view: user agent, environment and bridge, no `wx`. The returned list
 * gets the calls that reach the mini-program, as `[name, arg]`.
 */
export function asWebView(answer: Answer = 'ok'): [name: string, arg: unknown][] {
  const invoked: [string, unknown][] = []
  setUserAgent(WEB_VIEW.userAgent)
  place.__wxjs_environment = 'miniprogram'
  place.WeixinJSBridge = {
    invoke(api: string, { name, arg }: { name: string; arg: unknown }, callback: (result: object) => void) {
      invoked.push([name, arg])
      if (answer !== 'silence') callback({ err_msg: `${api}:${answer}` })
    },
    on() {},
  }
  return invoked
}

/** A plain browser again. */
export function leaveWebView(): void {
  setUserAgent(ownUserAgent)
  delete place.__wxjs_environment
  delete place.WeixinJSBridge
}
