import type { ReactNode } from 'react'

export interface EndMarkProps {
  readonly className?: string
  readonly children?: ReactNode
  /** The mark has come onto the screen; again each time it does. */
  readonly onReach: () => void
}
