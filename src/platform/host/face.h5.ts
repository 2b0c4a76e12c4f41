import { withQuery } from '@/lib/query'
import { FACE_CHECK_PAGE } from '@/platform/pages/host-pages'
import { expectUnload } from '@/platform/pages/unload'
import { postToNative } from './bridge.h5'
import { hostKind } from './host.h5'
import { openInMiniProgram } from './mini-program.h5'
import type { FaceLaunch, FaceRequest } from './face.types'

/** An address with a token is the way back from the service's page: the check is done, and the server knows the result. */
export const IS_FACE_STARTED_HERE = false

/** Which way faces are checked here. */
export function faceChannel(): 'app' | 'mini' | 'h5' {
  const kind = hostKind()
  return kind === 'native' ? 'app' : kind === 'webview' ? 'mini' : 'h5'
}

/** Starts a check: in the app by message, around a web-view in the mini-program, in a browser at the service's page. */
export async function startFace({ bizToken, verifyUrl, returnTo }: FaceRequest): Promise<FaceLaunch> {
  if (postToNative('startFace', { bizToken })) return { kind: 'waiting' }
  if (hostKind() === 'webview') {
    const isOpen = await openInMiniProgram('navigateTo', withQuery(`/${FACE_CHECK_PAGE}`, { bizToken }))
    if (isOpen === undefined) return { kind: 'failed', message: '小程序没有响应，请检查网络后重试' }
    return isOpen ? { kind: 'waiting' } : { kind: 'unsupported' }
  }
  // A path of the own origin only: whatever the server says, the customer is not led to another site.
  if (!/^\/(?![/\\])/.test(verifyUrl)) return { kind: 'unsupported' }
  expectUnload()
  window.location.assign(withQuery(verifyUrl, { returnTo }))
  return { kind: 'left' }
}
