import type { ReactNode } from 'react'

export interface SelectableProps {
  readonly children: ReactNode
}
