import { MINI_PROGRAM } from '@/lib/mini-program'
import { postToNative } from './bridge.h5'
import type { HostResult } from './host.types'
import type { PageCard, ShareCard } from './share.types'

/** Hands a share card to the native app or the browser's share sheet; otherwise puts the link on the clipboard. */
export async function share(card: ShareCard | PageCard): Promise<HostResult> {
  const link = new URL(card.link, window.location.origin).href
  // A card with a page of the mini-program may open there: the app names that page to WeChat.
  const { page, ...shown } = { page: undefined, ...card }
  const target = page ? { miniProgram: { ...MINI_PROGRAM, path: page } } : {}
  if (postToNative('share', { ...shown, link, ...target })) return { kind: 'done' }
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
