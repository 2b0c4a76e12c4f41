import type { HostKind } from './host.types'

interface HostWindow {
  webkit?: { messageHandlers?: { trustApp?: { postMessage(message: unknown): void } } }
  trustAppAndroid?: { postMessage(message: string): void }
  __wxjs_environment?: string
}

/** The window with what hosts put on it. */
export function hostWindow(): Window & HostWindow {
  return window
}

/**
 * Which host shows the page, read anew on each call: the mini-program sets its flag only once its bridge is up. Nothing
 * here waits for a script that may fail to load.
 */
export function hostKind(): HostKind {
  const host = hostWindow()
  if (host.webkit?.messageHandlers?.trustApp ?? host.trustAppAndroid) return 'native'
  const isWebView = host.__wxjs_environment === 'miniprogram' || /miniProgram/i.test(navigator.userAgent)
  return isWebView ? 'webview' : 'browser'
}
