import { useEffect } from 'react'
import { onNetworkChange } from '@/platform/network'

/** What can be tried again by itself once the connection is back. */
export interface Recoverable {
  recover(): void
}

/** Tries again what failed, as soon as the connection is back. */
export function useRecovery(source: Recoverable): void {
  useEffect(() => onNetworkChange(isOnline => isOnline && source.recover()), [source])
}
