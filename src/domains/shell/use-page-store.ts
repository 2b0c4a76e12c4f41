import { useState } from 'react'
import { useStores } from '@/stores/root/context'
import type { RootStore } from '@/stores/root/root-store'

/** The page's own store: made when the page opens, gone with it, so that two pages of one kind never share state. */
export function usePageStore<T>(make: (root: RootStore) => T): T {
  const root = useStores()
  const [store] = useState(() => make(root))
  return store
}
