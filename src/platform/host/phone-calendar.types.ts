import type { CalendarEntry } from '@/lib/i-calendar'

/** Dates for the customer's calendar. */
export interface CalendarRequest {
  readonly entries: readonly CalendarEntry[]
  /** `YYYY-MM-DD HH:mm:ss` in Shanghai. */
  readonly now: string
  /** Called with each that is in the calendar for sure. */
  readonly onAdded: (id: string) => void
}

/** What became of it; `refused`: the customer's own settings say no. */
export type CalendarResult =
  | { readonly kind: 'added' | 'downloaded' | 'unsupported' | 'cancelled' | 'refused' }
  | { readonly kind: 'failed'; readonly message: string }
