import type { ReactNode } from 'react'

export interface FigureProps {
  className?: string
  children?: ReactNode
}
