import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { followServerLabels, type ServerLabels } from '@/contract/labels'
import { onNetworkChange } from '@/platform/host/network'
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
 * Asks for what the server calls the codes. No page waits for it: until it comes, and where it does not, the built-in tables
 * stand; what shows a label when it comes is drawn again. `false`: it did not come.
 */
export async function loadServerLabels(root: Pick<RootStore, 'read'>): Promise<boolean> {
  try {
    const { fetchLabels } = await import('./dictionary')
    const fetched = await fetchLabels(root)
    runInAction(() => (known.labels = fetched))
    return true
  } catch {
    return false
  }
}

/** Asks now, and until it has come again with every connection that comes back. Answers how to stop. */
export function keepServerLabels(root: Pick<RootStore, 'read'>): () => void {
  let isAsking = false
  const ask = async () => {
    if (isAsking) return
    isAsking = true
    if (await loadServerLabels(root)) stop()
    isAsking = false
  }
  const stop = onNetworkChange(isOnline => void (isOnline && ask()))
  void ask()
  return stop
}
