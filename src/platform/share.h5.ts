import { postToNative } from './bridge.h5'
import type { HostResult, ShareCard } from './types'

/** Hands a share card to the native app or the browser's share sheet; otherwise puts the link on the clipboard. */
export async function share(card: ShareCard): Promise<HostResult> {
  const link = new URL(card.link, window.location.origin).href
  if (postToNative('share', { ...card, link })) return { kind: 'done' }
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title: card.title, text: card.desc, url: link })
      return { kind: 'done' }
    } catch (error) {
      // The customer closing the sheet is reported as an error by browsers.
      return error instanceof Error && error.name === 'AbortError'
        ? { kind: 'cancelled' }
        : { kind: 'failed', message: '分享失败，请稍后再试' }
    }
  }
  return { kind: 'unsupported' }
}
