import { postToNative } from './bridge.h5'
import { hostKind, hostWindow } from './host.h5'
import type { LoginRequest } from './types'

interface MiniProgramHost {
  wx?: { miniProgram?: { navigateTo(options: { url: string }): void } }
}

/** Asks the host for its login: the native app by message, the mini-program by its login page. */
export function requestHostLogin(returnTo: string): LoginRequest {
  if (postToNative('goLogin', { returnTo })) return { kind: 'handled' }
  const miniProgram = (hostWindow() as MiniProgramHost).wx?.miniProgram
  if (hostKind() === 'webview' && miniProgram) {
    miniProgram.navigateTo({ url: `/pages/login/index?webview=${encodeURIComponent(returnTo)}` })
    return { kind: 'handled' }
  }
  return { kind: 'route' }
}

/** Calls `handle` once, at the customer's next tap. */
export function onNextTap(handle: () => void): void {
  document.addEventListener('click', handle, { capture: true, once: true })
}
