import type { CalendarEvent } from '@/contract/calendar'
import { CALENDAR_EVENT as E } from '@/contract/tables/calendar'
import { eventWords, shapesOf } from './calendar-texts'

const events = (...types: string[]): CalendarEvent[] =>
  types.map(eventType => ({
    ...{ eventType, productId: 'P01', productName: '', productType: '0', riskLevel: 'R2', note: '' },
  }))

test.each([
  [events(), [], ''],
  [events(E.open), ['triangle'], '开放 1 项'],
  [events(E.maturity, E.raise, E.raise), ['circle', 'square'], '募集 2 项，到期 1 项'],
  [events('9'), [], ''],
])('a day of %j', (day, shapes, words) => {
  expect([shapesOf(day), eventWords(day)]).toEqual([shapes, words])
})
