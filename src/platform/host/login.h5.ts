import { LOGIN_PAGE } from '@/platform/pages/host-pages'
import { postToNative } from './bridge.h5'
import { openInMiniProgram } from './mini-program.h5'
import type { LoginRequest } from './login.types'

/** Asks the host for its login: the native app by message, the mini-program by its login page. */
export async function requestHostLogin(returnTo: string): Promise<LoginRequest> {
  if (postToNative('goLogin', { returnTo })) return { kind: 'handled' }
  const login = `/${LOGIN_PAGE}?webview=${encodeURIComponent(returnTo)}`
  return (await openInMiniProgram('navigateTo', login)) ? { kind: 'handled' } : { kind: 'route' }
}

/** Calls `handle` once, at the customer's next tap. */
export function onNextTap(handle: () => void): void {
  document.addEventListener('click', handle, { capture: true, once: true })
}
