import { parseDate } from './date'

/** A year of an address, `''` for anything else. */
export function yearParam(text = ''): string {
  return /^\d{4}$/.test(text) ? text : ''
}

/** A period of an address: two days in order, or none. */
export function periodParam(startDate = '', endDate = ''): { startDate: string; endDate: string } {
  const areDays = [startDate, endDate].every(day => parseDate(day)?.time === '')
  return areDays && startDate <= endDate ? { startDate, endDate } : { startDate: '', endDate: '' }
}

/** An identifier of an address, `''` for anything else. */
export function idParam(text = ''): string {
  return /^[\w-]{1,64}$/.test(text) ? text : ''
}
