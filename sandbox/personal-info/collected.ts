import { PI_CATEGORIES, type PiCategory, type PiItem } from '@/contract/personal-info'
import { addDays, dateTimeInShanghai } from '@/lib/date'
import type { HandlerContext } from '../api/handler'
import { resolvePeriod, type Period } from '../portfolio/period'
import { countEvents, type EventCount } from '../store/collections'
import { customerById } from '../store/customers'
import type { Db } from '../store/database'
import { CATEGORY_TEXTS, PI_ITEMS, SENSITIVE, type ItemDefinition, type PapersRow } from './items'

/** Who asks, and when. */
export type Asking = Pick<HandlerContext, 'db' | 'customerId' | 'now' | 'today'>

/** An item that was collected, with its plain value. */
export interface Collected {
  readonly item: ItemDefinition
  readonly value: string
  readonly events: EventCount
}

const startOf = (day: string) => Date.parse(`${day}T00:00:00+08:00`)

/** Moments of a period of days in Shanghai, none of them in the future; an open side reaches back for ever. */
function momentsOf(
  period: Period,
  { now, today }: Pick<Asking, 'now' | 'today'>,
): { from: number; to: number } {
  const { startDate, endDate } = resolvePeriod(period, today())
  return {
    from: startDate ? startOf(startDate) : 0,
    to: Math.min(endDate ? startOf(addDays(endDate, 1)) : Infinity, now() + 1),
  }
}

/** Papers of a customer; none before the real-name authentication. */
export function papersOf(db: Db, customerId: string): PapersRow | undefined {
  return db.get<PapersRow>('SELECT * FROM customer_papers WHERE customer_id = ?', customerId)
}

/** What was collected of a customer in a period, in the order of the list; what has no value is left out. */
export function collectedOf(asking: Asking, period: Period = {}): Collected[] {
  const { db, customerId } = asking
  const customer = customerById(db, customerId)
  const papers = papersOf(db, customerId)
  const counts = countEvents(db, customerId, momentsOf(period, asking))
  return PI_ITEMS.flatMap(item => {
    const events = counts.get(item.id)
    const value = events && item.read({ customer, papers, events })
    return events && value ? [{ item, value, events }] : []
  })
}

/** One line of the list. */
export interface CategoryLine {
  readonly category: PiCategory
  readonly purpose: string
  readonly scene: string
  readonly count: number
  readonly lastTime: string
  readonly isSensitive: '0' | '1'
}

/** Every category with its sums, collected or not. */
export function categoryLines(collected: readonly Collected[]): CategoryLine[] {
  return (Object.keys(PI_CATEGORIES) as PiCategory[]).map(category => {
    const found = collected.filter(({ item }) => item.category === category)
    const last = Math.max(0, ...found.map(({ events }) => events.last))
    return {
      category,
      ...CATEGORY_TEXTS[category],
      count: found.reduce((sum, { events }) => sum + events.count, 0),
      lastTime: last > 0 ? dateTimeInShanghai(last) : '',
      isSensitive: SENSITIVE.includes(category) ? '1' : '0',
    }
  })
}

/** The item as the contract names it, its value masked. */
export function piItemOf({ item, value, events }: Collected): PiItem {
  return {
    itemId: item.id,
    name: item.name,
    valueMask: item.mask ? item.mask(value) : value,
    scene: item.scene,
    purpose: item.purpose,
    time: dateTimeInShanghai(events.last),
    source: item.source,
    retention: item.retention,
    count: events.count,
    canReveal: item.mask ? '1' : '0',
  }
}
