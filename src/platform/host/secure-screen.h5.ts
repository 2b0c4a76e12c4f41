import { postToNative } from './bridge.h5'

let isSecure = false

function tell(on: boolean): void {
  postToNative('secureScreen', { on })
}

/**
 * The page in front shows what nobody else may see: the native app covers it in the app switcher and keeps it out of
 * screenshots. Also taken back when the document goes, since the next one knows nothing of it.
 */
export function setSecureScreen(on: boolean): void {
  if (!on && !isSecure) return
  isSecure = on
  tell(on)
}

window.addEventListener('pagehide', () => isSecure && tell(false))
window.addEventListener('pageshow', event => event.persisted && isSecure && tell(true))
