import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { ApiClient } from '@/api/api-client'
import { followServerLabels, type ServerLabels } from '@/contract/labels'

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
export async function loadServerLabels(api: Pick<ApiClient, 'call'>): Promise<void> {
  try {
    const { fetchLabels } = await import('./dictionary')
    const fetched = await fetchLabels(api)
    runInAction(() => (known.labels = fetched))
  } catch {
    // The next start asks again.
  }
}
