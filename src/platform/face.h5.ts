import { withQuery } from '@/lib/query'
import { postToNative } from './bridge.h5'
import { hostKind, hostWindow } from './host.h5'
import type { FaceLaunch, FaceRequest } from './types'

interface MiniProgramHost {
  wx?: { miniProgram?: { navigateTo(options: { url: string }): void } }
}

/** Page of the mini-program that calls WeChat's face check. */
const MINI_PROGRAM_PAGE = '/packages/identity/pages/mini-program-face/index'

/** Which way faces are checked here. */
export function faceChannel(): 'app' | 'mini' | 'h5' {
  const kind = hostKind()
  return kind === 'native' ? 'app' : kind === 'webview' ? 'mini' : 'h5'
}

/** Starts a check: in the app by message, around a web-view in the mini-program, in a browser at the service's page. */
export function startFace({ bizToken, verifyUrl, returnTo }: FaceRequest): Promise<FaceLaunch> {
  if (postToNative('startFace', { bizToken })) return Promise.resolve({ kind: 'waiting' })
  const miniProgram = (hostWindow() as MiniProgramHost).wx?.miniProgram
  if (hostKind() === 'webview') {
    if (!miniProgram) return Promise.resolve({ kind: 'unsupported' })
    miniProgram.navigateTo({ url: withQuery(MINI_PROGRAM_PAGE, { bizToken }) })
    return Promise.resolve({ kind: 'waiting' })
  }
  // A path of the own origin only: whatever the server says, the customer is not led to another site.
  if (!/^\/(?![/\\])/.test(verifyUrl)) return Promise.resolve({ kind: 'unsupported' })
  window.location.assign(withQuery(verifyUrl, { returnTo }))
  return Promise.resolve({ kind: 'left' })
}
