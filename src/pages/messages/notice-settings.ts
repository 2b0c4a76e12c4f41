import { onDemand } from '@/platform/elements/on-demand'

/** Which kinds of messages count; its code comes when it is opened. */
export const NoticeSettings = onDemand(
  async () => (await import('./notice-settings-part')).NoticeSettings,
  ({ isOpen }) => isOpen,
)
