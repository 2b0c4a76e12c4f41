import type { Stroke, Writing } from '@/lib/strokes'

export interface SignaturePadProps {
  readonly className?: string
  /** Name for screen readers, with the way for who cannot draw. */
  readonly label: string
  /** What stands on it. It is drawn anew when this is another one. */
  readonly writing: Writing
  /** Its lines run down the screen: the phone is held sideways, and the page is not turned. */
  readonly isTurned?: boolean
  /** Takes no strokes now. */
  readonly isOff?: boolean
  /** The pen left the paper; `ratio` is the paper's height in widths. */
  readonly onStroke: (stroke: Stroke, ratio: number) => void
}
