import type { ReactNode } from 'react'

export interface ScrollRowProps {
  readonly className: string
  readonly children: ReactNode
}
