import { onDemand } from '@/platform/elements/on-demand'
import { PlainPopup } from './plain-popup'

/**
 * The kit's popup; its code comes when one opens, or when there is time, and a plain one
 * stands for it while it cannot be fetched.
 */
export const Popup = onDemand(
  async () => (await import('./popup-part')).Popup,
  ({ visible }) => visible === true,
  PlainPopup,
)
