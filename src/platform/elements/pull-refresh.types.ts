import type { ReactNode } from 'react'

export interface PullRefreshProps {
  /** Fetches anew; the page stops showing that it refreshes when this settles. */
  readonly onRefresh: () => Promise<void>
  readonly children: ReactNode
}
