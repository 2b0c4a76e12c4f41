import { whenIdle } from '@/platform/host/idle'
import { Overlay } from '../nutui/overlay'
import { Popup } from '../nutui/popup'

/** Fetches the code of popups and overlay, so that the first one opens at once; one after the other, since asking takes time too. */
export function prefetchOverlays(): void {
  Popup.prefetch()
  whenIdle(Overlay.prefetch, 0)
}
