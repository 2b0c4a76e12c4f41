import { parseDate } from './date'

/** What an address says of a filter; whatever it cannot be is nothing (`''`), since anybody can write an address. */
export function choiceParam<const V extends string>(text: string | undefined, values: readonly V[]): V | '' {
  return values.find(value => value === text) ?? ''
}

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
