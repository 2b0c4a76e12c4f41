import { onDemand } from '@/platform/on-demand'

/** The kit's popup; its code comes when one opens, or when there is time. */
export const Popup = onDemand(
  async () => (await import('./popup-part')).Popup,
  ({ visible }) => visible === true,
)
