import { postToNative } from './bridge.h5'
import { hostKind } from './host.h5'
import type { HostResult } from './host.types'

/** Opens an allowed address of another site beside the product; a mini-program's web-view refuses foreign sites. */
export function openExternal(url: string): Promise<HostResult> {
  if (postToNative('openUrl', { url })) return Promise.resolve({ kind: 'done' })
  if (hostKind() === 'webview') return Promise.resolve({ kind: 'unsupported' })
  window.open(url, '_blank', 'noopener,noreferrer')
  return Promise.resolve({ kind: 'done' })
}

/** Has the host dial a number, which the customer still confirms. */
export function callPhone(number: string): Promise<HostResult> {
  if (!postToNative('call', { number })) window.location.assign(`tel:${number}`)
  return Promise.resolve({ kind: 'done' })
}
