import { Changes, type Topic } from '@/stores/primitives/changes'
import type { RootStore } from './root-store'

/** The changes of whoever is logged in: asked for anew each time, since they are dropped with the customer. */
export function changesOf(root: RootStore): () => Changes {
  return () => root.get(Changes)
}

/** Says that what depends on these is out of date. */
export function touching(root: RootStore, ...topics: readonly Topic[]): () => void {
  return () => root.get(Changes).touch(...topics)
}
