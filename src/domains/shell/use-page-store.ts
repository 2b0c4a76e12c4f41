import { useEffect, useState } from 'react'
import { usePageAddress } from '@/platform/pages/navigation'
import { useStores } from '@/stores/root/context'
import type { RootStore } from '@/stores/root/root-store'

/**
 * The page's own store: made when the page opens, gone with it, so that two pages of one kind never share state. One that
 * has something to end (a countdown, a question under way) has a `dispose` for it. What was typed when the session ended
 * stands in it again for the same customer.
 */
export function usePageStore<T extends object>(make: (root: RootStore) => T): T {
  const root = useStores()
  const current = usePageAddress()
  // A page keeps the address that it was opened with.
  const [address] = useState(current)
  const [store] = useState(() => make(root))
  useEffect(() => {
    root.lost.comeBack(address, store)
    return () => {
      root.lost.leave(address, store)
      ;(store as { dispose?: () => void }).dispose?.()
    }
  }, [root, address, store])
  return store
}
