import { DICTIONARIES } from '@/contract/dictionary'
import type { Shape } from '@/lib/answer-shape'

/** A way in which an ordinary back end writes the same facts. */
export interface Habit {
  readonly name: string
  /** What it makes of one value; `undefined` leaves the field out, `SAME` leaves the value as it is. */
  readonly leaf?: (kind: string, value: unknown, name: string) => unknown
  /** What it makes of a list, in which `null` stands for a row that is broken. */
  readonly list?: (rows: readonly unknown[]) => unknown
  /** What it makes of an object. */
  readonly object?: (fields: Readonly<Record<string, unknown>>) => unknown
  /** Rows are lost with it, so that less can be shown; nothing else may be. */
  readonly losesRows?: true
  /** Some values are not what they were: what is shown may say less, never something else. */
  readonly losesValues?: true
}

export const SAME = Symbol('same')

const isFlag = (kind: string) => /^f$/i.test(kind)
const DATES = 'dD'
const DECIMALS = ['m', 'M', 'p', 's', 'v']

const flags = (name: string, yes: unknown, no: unknown): Habit => ({
  name,
  leaf: (kind, value) => (!isFlag(kind) || value === '' ? SAME : value === '1' ? yes : no),
})

const decimals = (name: string, write: (text: string) => unknown): Habit => ({
  name,
  leaf: (kind, value) =>
    DECIMALS.includes(kind) && typeof value === 'string' && value !== '' ? write(value) : SAME,
})

/** `write` gets the date, and the time where there is one. */
const dates = (name: string, write: (date: string, time: string | undefined) => unknown): Habit => ({
  name,
  leaf: (kind, value) => {
    if (!DATES.includes(kind) || typeof value !== 'string' || value === '') return SAME
    const [date = '', time] = value.split(' ')
    return write(date, time)
  },
})

const texts = (name: string, write: (text: string, kind: string) => unknown): Habit => ({
  name,
  leaf: (kind, value) =>
    typeof value === 'string' &&
    !DATES.includes(kind) &&
    !DECIMALS.includes(kind) &&
    !isFlag(kind) &&
    kind !== '*'
      ? write(value, kind)
      : SAME,
})

const isCode = (kind: string) => /^[=!]/.test(kind)

const numbers = (name: string, write: (number: number) => unknown): Habit => ({
  name,
  leaf: (_kind, value) => (typeof value === 'number' ? write(value) : SAME),
})

const empties = (name: string, empty: unknown): Habit => ({
  name,
  leaf: (_kind, value) => (value === '' ? empty : SAME),
})

const inUtc = (date: string, time = '00:00:00') => new Date(`${date}T${time}+08:00`)
/** A number that loses nothing as a double. */
const asNumber = (text: string) =>
  Number.isSafeInteger(Math.round(Number(text) * 1e4)) ? Number(text) : SAME
const digits = /^(0|[1-9]\d{0,14})$/

export const HABITS: readonly Habit[] = [
  flags('flags as numbers', 1, 0),
  flags('flags as booleans', true, false),
  flags('flags as Y and N', 'Y', 'N'),
  flags('flags as words', 'true', 'false'),
  flags('flags with two digits', '01', '00'),
  decimals('decimals as numbers', asNumber),
  decimals('decimals with thousands', text =>
    text.replace(/^(-?\d+)/, whole => whole.replace(/\B(?=(\d{3})+$)/g, ',')),
  ),
  decimals('decimals with more zeros', text => (text.includes('.') ? `${text}00` : `${text}.0000`)),
  decimals('decimals without zeros', text => (text.includes('.') ? text.replace(/\.?0+$/, '') : text)),
  texts('texts of digits as numbers', text => (digits.test(text) ? Number(text) : SAME)),
  texts('codes as numbers', (text, kind) => (isCode(kind) && /^\d+$/.test(text) ? Number(text) : SAME)),
  texts('codes without zeros', (text, kind) => (isCode(kind) ? text.replace(/^0+(?=\d)/, '') : SAME)),
  texts('codes in capitals', (text, kind) => (isCode(kind) ? text.toUpperCase() : SAME)),
  texts('texts filled up with blanks', text => `${text}  `),
  numbers('numbers as texts', String),
  numbers('numbers with a fraction of none', number => (Number.isInteger(number) ? `${number}.0` : SAME)),
  empties('null for an empty text', null),
  empties('nothing for an empty text', undefined),
  empties('"null" for an empty text', 'null'),
  { name: 'null for an empty list', list: rows => (rows.length === 0 ? null : rows) },
  { name: 'nothing for an empty list', list: rows => (rows.length === 0 ? undefined : rows) },
  dates('dates with a T', (date, time = '00:00:00') => `${date}T${time}`),
  dates('dates with milliseconds and a zone', (date, time = '00:00:00') => `${date}T${time}.000+08:00`),
  dates('dates with a zone without a colon', (date, time = '00:00:00') => `${date}T${time}.000+0800`),
  dates('dates in UTC', (date, time) => (date < '1992' ? SAME : inUtc(date, time).toISOString())),
  dates('dates as milliseconds', (date, time) => (date < '1992' ? SAME : inUtc(date, time).getTime())),
  dates('dates as seconds', (date, time) =>
    date < '1992' || date > '2286' ? SAME : inUtc(date, time).getTime() / 1000,
  ),
  dates('dates with slashes', (date, time) => [date.replace(/-/g, '/'), time].join(' ').trim()),
  dates('dates of digits', (date, time = '') => date.replace(/-/g, '') + time.replace(/:/g, '')),
  dates('dates as numbers of digits', (date, time) => (time ? SAME : Number(date.replace(/-/g, '')))),
  dates('dates as lists of their parts', (date, time) =>
    [date, time].join('-').split(/[-:]/).filter(Boolean).map(Number),
  ),
  dates('dates with a fraction', (date, time = '00:00:00') => `${date} ${time}.0`),
  {
    name: 'more fields',
    object: fields => ({ ...fields, _version: 3, _createdBy: 'batch', _extra: { a: [null] } }),
  },
  {
    name: 'a broken row in every list',
    losesRows: true,
    list: rows => (rows.length > 1 ? [rows[0], null, ...rows.slice(2)] : rows),
  },
  {
    name: 'an empty object for a row',
    losesRows: true,
    list: rows => (rows.length > 1 && typeof rows[1] === 'object' ? [rows[0], {}, ...rows.slice(2)] : rows),
  },
  {
    name: 'codes that nobody knows',
    losesValues: true,
    leaf: (kind, value, name) => ((isCode(kind) || name in DICTIONARIES) && value !== '' ? '99' : SAME),
  },
  { name: 'flags of another kind', losesValues: true, leaf: kind => (isFlag(kind) ? '9' : SAME) },
]

/** The same answer as a back end of this habit writes it. */
export function written(habit: Habit, shape: Shape, value: unknown, name = ''): unknown {
  if (typeof shape === 'string') {
    const found = habit.leaf ? habit.leaf(shape, value, name) : SAME
    return found === SAME ? value : found
  }
  if (Array.isArray(shape)) {
    const [kind, of, or] = shape as readonly [string, Shape, unknown]
    if (value === null || value === undefined) return value
    if (kind === 'record') return mapped(value, one => written(habit, of, one))
    if (kind === 'maybe') {
      const found = written(habit, of, value, name)
      // What is absent has the default, which is not what stood there.
      return (found === null || found === undefined || found === 'null') && or !== value ? value : found
    }
    const rows = (value as readonly unknown[]).map(row => written(habit, of, row))
    return habit.list && kind === 'list' ? habit.list(rows) : rows
  }
  if (typeof value !== 'object' || value === null) return value
  const fields = mapped(value, (one, field) => {
    const part = (shape as Readonly<Record<string, Shape>>)[field]
    return part === undefined ? one : written(habit, part, one, field)
  })
  return habit.object ? habit.object(fields) : fields
}

function mapped(value: unknown, write: (one: unknown, name: string) => unknown): Record<string, unknown> {
  const entries = Object.entries(value as object).map(([name, one]) => [name, write(one, name)] as const)
  return Object.fromEntries(entries.filter(([, one]) => one !== undefined))
}
