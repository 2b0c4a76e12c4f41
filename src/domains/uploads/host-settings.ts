import type { HostResult } from '@/platform/host/host.types'
import type { RootStore } from '@/stores/root/root-store'

/** Leads to the host's settings, on a tap; where they do not open, the customer is told another way there. */
export async function leadToSettings(root: RootStore, open: () => Promise<HostResult>): Promise<void> {
  const result = await open()
  if (result.kind === 'failed') {
    root.ui.showMessage({ text: result.message, durationMs: 4000 }, 'error')
  }
}
