import { onDemand } from '@/platform/elements/on-demand'

/** The kit's overlay; its code comes when one opens, or when there is time. */
export const Overlay = onDemand(
  async () => (await import('./overlay-part')).Overlay,
  ({ visible }) => visible === true,
)
