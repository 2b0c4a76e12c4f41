import { Overlay } from '../nutui/overlay'
import { Popup } from '../nutui/popup'

/** Fetches the code of popups and overlay, so that the first one opens at once. */
export function prefetchOverlays(): void {
  Popup.prefetch()
  Overlay.prefetch()
}
