import { isRealDate } from '@/lib/date'
import { MAX_PERIOD_DAYS, periodError } from '@/lib/validate'
import { invalidField } from '../api/business-error'
import { addMonths } from './calendar'

const MONTHS_OF_RANGE = { '1m': 1, '3m': 3, '6m': 6, '1y': 12 } as const

/** Days of a filter, both included; `''` or nothing leaves that side open, and a range wins over both. */
export interface Period {
  readonly range?: keyof typeof MONTHS_OF_RANGE
  readonly startDate?: string
  readonly endDate?: string
}

/** The day a range begins that ends with the given day. */
export function startOfRange(range: keyof typeof MONTHS_OF_RANGE, end: string): string {
  return addMonths(end, -MONTHS_OF_RANGE[range])
}

/**
 * The two days a filter means; either may be `''`. Throws `invalidInput` for a day that does not exist and a period
 * that ends before it starts.
 */
export function resolvePeriod(period: Period, today: string): { startDate: string; endDate: string } {
  if (period.range) return { startDate: startOfRange(period.range, today), endDate: today }
  const { startDate = '', endDate = '' } = period
  for (const [field, date] of Object.entries({ startDate, endDate })) {
    if (date && !isRealDate(date)) throw invalidField(field, '请选择正确的日期')
  }
  const error = startDate && endDate ? periodError(startDate, endDate) : undefined
  if (error) throw invalidField('endDate', error)
  return { startDate, endDate }
}

/** As {@link resolvePeriod} for a statement: both days must be there, at most 366 days apart (V-PERIOD). */
export function resolveStatementPeriod(
  period: Period,
  today: string,
): { startDate: string; endDate: string } {
  const resolved = resolvePeriod(period, today)
  const error = periodError(resolved.startDate, resolved.endDate, MAX_PERIOD_DAYS)
  if (error && !period.range) throw invalidField(resolved.startDate ? 'endDate' : 'startDate', error)
  return resolved
}
