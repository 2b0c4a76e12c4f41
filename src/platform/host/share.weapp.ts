import type { HostResult } from './host.types'
import type { ShareCard } from './share.types'

/** The mini-program shares from its menu and from `open-type=share` buttons, never by a call. */
export function share(_card: ShareCard): Promise<HostResult> {
  return Promise.resolve({ kind: 'unsupported' })
}
