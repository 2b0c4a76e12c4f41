import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { followServerLabels, type ServerLabels } from '@/contract/labels'
import type { RootStore } from './root-store'

class Known {
  labels: ServerLabels | undefined

  constructor() {
    makeAutoObservable(this, { labels: observableRef })
  }
}

const known = new Known()
followServerLabels(() => known.labels)

/**
 * Asks once for what the server calls the codes. No page waits for it: until it comes, and where it does not, the built-in
 * tables stand; what shows a label when it comes is drawn again.
 */
export async function loadServerLabels(root: Pick<RootStore, 'read'>): Promise<void> {
  try {
    const { fetchLabels } = await import('./dictionary')
    const fetched = await fetchLabels(root)
    runInAction(() => (known.labels = fetched))
  } catch {
    // The next start asks again.
  }
}
