import { useEffect, useState } from 'react'
import { useStores } from '@/stores/root/context'
import type { RootStore } from '@/stores/root/root-store'

/**
 * The page's own store: made when the page opens, gone with it, so that two pages of one kind never share state. One that
 * has something to end (a countdown, a question under way) has a `dispose` for it.
 */
export function usePageStore<T extends object>(make: (root: RootStore) => T): T {
  const root = useStores()
  const [store] = useState(() => make(root))
  useEffect(() => () => (store as { dispose?: () => void }).dispose?.(), [store])
  return store
}
