import type { ReactNode } from 'react'
import type { RichTag } from '@/lib/rich-text/nodes'

export interface RichElementProps {
  readonly tag: Exclude<RichTag, 'img'>
  readonly className: string
  readonly colSpan?: number
  readonly rowSpan?: number
  /** Where a link leads; a tap is answered by `onFollow` alone. */
  readonly href?: string
  readonly onFollow?: (href: string) => void
  readonly children?: ReactNode
}
