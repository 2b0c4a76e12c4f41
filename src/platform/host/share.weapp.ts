import type { HostResult, ShareCard } from '@/platform/types'

/** The mini-program shares from its menu and from `open-type=share` buttons, never by a call. */
export function share(_card: ShareCard): Promise<HostResult> {
  return Promise.resolve({ kind: 'unsupported' })
}
