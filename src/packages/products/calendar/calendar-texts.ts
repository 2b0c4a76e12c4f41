import type { CalendarEvent } from '@/contract/calendar'
import { labelOf } from '@/contract/labels'
import { CALENDAR_EVENT } from '@/contract/tables/calendar'
import type { MarkShape } from '@/ui/calendar/day-mark'

const E = CALENDAR_EVENT

/** Shape of each kind of event, in the order of the legend. */
export const EVENT_SHAPES: Readonly<Record<string, MarkShape>> = {
  [E.raise]: 'circle',
  [E.open]: 'triangle',
  [E.distribution]: 'diamond',
  [E.maturity]: 'square',
}

const kindsOf = (events: readonly CalendarEvent[]) =>
  Object.keys(EVENT_SHAPES).filter(kind => events.some(({ eventType }) => eventType === kind))

/** A shape for each kind of event of a day. */
export function shapesOf(events: readonly CalendarEvent[]): readonly MarkShape[] {
  return kindsOf(events).flatMap(kind => EVENT_SHAPES[kind] ?? [])
}

/** What a screen reader is told of a day: `开放 2 项，分配 1 项`. */
export function eventWords(events: readonly CalendarEvent[]): string {
  return kindsOf(events)
    .map(kind => {
      const count = events.filter(({ eventType }) => eventType === kind).length
      return `${labelOf(E, kind)} ${count} 项`
    })
    .join('，')
}
