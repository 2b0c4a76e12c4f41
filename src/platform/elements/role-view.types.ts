import type { ReactNode } from 'react'

export interface RoleViewProps {
  readonly id?: string
  readonly className?: string
  readonly style?: React.CSSProperties
  readonly role?:
    | ('list' | 'listitem' | 'radiogroup' | 'img')
    | ('table' | 'rowgroup' | 'row' | 'columnheader' | 'rowheader' | 'cell')
    | ('grid' | 'gridcell')
  readonly label?: string
  /** Decoration: no screen reader stops there. */
  readonly isHidden?: boolean
  /** Which item of how many, counted from 1, where not all of them are in the document. */
  readonly position?: number
  readonly setSize?: number
  /** Arrow keys inside it: back (left, up) or on (right, down). The mini-program has no keyboard. */
  readonly onArrow?: (step: -1 | 1) => void
  /** Any key inside it; `true`: it did something, and the page does nothing more with it. */
  readonly onKey?: (key: string) => boolean
  readonly children?: ReactNode
}
