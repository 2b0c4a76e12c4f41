import fc from 'fast-check'
import {
  addDays,
  ageOn,
  dateTimeInShanghai,
  daysBetween,
  formatCaption,
  formatChineseDate,
  formatDate,
  formatExpiry,
  formatMinute,
  isRealDate,
  OPEN_ENDED,
  parseDate,
  todayInShanghai,
  weekdayName,
} from './date'

const TODAY = '2026-11-20'
const GARBAGE = [
  '',
  null,
  undefined,
  'abc',
  '2026-13-01',
  '2026/11/20',
  '２０２６-11-20',
  '2026-11-20T09:30:00',
]

const date = fc
  .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2199-12-31T00:00:00Z'), noInvalidDate: true })
  .map(value => value.toISOString().slice(0, 10))

describe('isRealDate', () => {
  it.each(['2026-11-20', '2024-02-29', '2000-02-29', '0001-01-01', '0099-12-31', OPEN_ENDED])(
    'knows %s',
    text => {
      expect(isRealDate(text)).toBe(true)
    },
  )

  it.each([
    ['a day the month does not have', ['2023-02-29', '1900-02-29', '1999-02-30', '2026-11-31', '2026-01-32']],
    ['a month, day or year that does not exist', ['2026-00-10', '2026-13-01', '2026-01-00', '0000-01-01']],
    ['another shape', ['2026-1-1', '20261120', '2026-11-20\n', ' 2026-11-20', '2026-11-20 09:30:00']],
    ['nothing', ['', null, undefined]],
  ])('refuses %s', (_, texts) => {
    expect(texts.filter(isRealDate)).toEqual([])
  })
})

describe('parseDate', () => {
  it('reads a date and a date with a time', () => {
    expect(parseDate('2026-11-20')).toEqual({ year: 2026, month: 11, day: 20, time: '' })
    expect(parseDate('2026-11-20 23:59:59')).toEqual({ year: 2026, month: 11, day: 20, time: '23:59:59' })
  })

  it.each(['2026-11-20 24:00:00', '2026-11-20 09:60:00', '2026-11-20 09:30', '2023-02-29 09:30:00'])(
    'refuses %p',
    text => {
      expect(parseDate(text)).toBeNull()
    },
  )
})

describe('formats', () => {
  it.each([
    ['2019-04-08', '2019年4月8日'],
    ['2024-12-31', '2024年12月31日'],
    ['2019-04-08 10:00:00', '2019年4月8日'],
  ])('formatChineseDate of %p is %s', (text, expected) => {
    expect(formatChineseDate(text)).toBe(expected)
  })

  it.each([
    ['2026-11-20 09:30:12', '09:30'],
    ['2026-11-20 00:00:00', '00:00'],
    ['2026-11-20', '11-20'],
    ['2026-11-19 23:59:59', '11-19'],
    ['2026-01-01 00:00:00', '01-01'],
    ['2025-12-31 23:59:59', '2025-12-31'],
    ['2025-11-20 09:30:00', '2025-11-20'],
    ['2027-01-10', '2027-01-10'],
  ])('formatCaption of %p is %s', (text, expected) => {
    expect(formatCaption(text, TODAY)).toBe(expected)
  })

  it.each([
    ['9999-12-31', '长期'],
    ['9999-12-31 00:00:00', '长期'],
    ['2026-12-18', '2026-12-18'],
  ])('formatExpiry of %p is %s', (text, expected) => {
    expect(formatExpiry(text)).toBe(expected)
  })

  it('formatDate leaves the time out', () => {
    expect(formatDate('2026-11-20 09:30:12')).toBe('2026-11-20')
  })

  it.each(GARBAGE)('%p is shown as --', text => {
    expect(formatDate(text)).toBe('--')
    expect(formatChineseDate(text)).toBe('--')
    expect(formatCaption(text, TODAY)).toBe('--')
    expect(formatExpiry(text)).toBe('--')
  })
})

describe('the clock in Shanghai', () => {
  it.each([
    ['2026-11-20T15:59:59.999Z', '2026-11-20 23:59:59'],
    ['2026-11-20T16:00:00.000Z', '2026-11-21 00:00:00'],
    ['2025-12-31T16:00:00.000Z', '2026-01-01 00:00:00'],
    ['1970-01-01T00:00:00.000Z', '1970-01-01 08:00:00'],
  ])('%s is %s', (utc, expected) => {
    expect(dateTimeInShanghai(Date.parse(utc))).toBe(expected)
    expect(todayInShanghai(Date.parse(utc))).toBe(expected.slice(0, 10))
  })

  it('throws when there is no time', () => {
    expect(() => todayInShanghai(NaN)).toThrow(RangeError)
  })
})

describe('ageOn (V-GUARD, E4)', () => {
  it.each([
    ['2008-11-20', '2026-11-20', 18],
    ['2008-11-21', '2026-11-20', 17],
    ['2008-11-20', '2026-11-19', 17],
    ['2008-12-01', '2026-11-30', 17],
    ['2008-02-29', '2026-02-28', 17],
    ['2008-02-29', '2026-03-01', 18],
    ['2008-02-29', '2024-02-28', 15],
    ['2008-02-29', '2024-02-29', 16],
    ['1960-05-20', '2026-11-20', 66],
    ['2026-11-20', '2026-11-20', 0],
    ['2026-11-21', '2026-11-20', null],
    ['2007-02-29', '2026-11-20', null],
    ['', '2026-11-20', null],
    ['2008-11-20', '', null],
  ])('born %p, on %p: %p', (birthDate, onDate, expected) => {
    expect(ageOn(birthDate, onDate)).toBe(expected)
  })

  it('counts up once a year', () => {
    fc.assert(
      fc.property(date, fc.nat({ max: 40_000 }), (birthDate, days) => {
        const onDate = addDays(birthDate, days)
        const step = (ageOn(birthDate, addDays(onDate, 1)) ?? NaN) - (ageOn(birthDate, onDate) ?? NaN)
        expect([0, 1]).toContain(step)
        expect(Math.abs((ageOn(birthDate, onDate) ?? NaN) - days / 365.2425)).toBeLessThan(1.01)
      }),
    )
  })
})

describe('daysBetween and addDays', () => {
  it.each([
    ['2026-11-20', '2026-11-20', 0],
    ['2026-11-20', '2027-02-18', 90],
    ['2024-02-28', '2024-03-01', 2],
    ['2026-02-28', '2026-03-01', 1],
    ['2026-11-20', '2026-10-01', -50],
    ['2025-12-31', '2026-01-01', 1],
    ['0099-12-31', '0100-01-01', 1],
  ])('from %s to %s are %p days', (from, to, days) => {
    expect(daysBetween(from, to)).toBe(days)
    expect(addDays(from, days)).toBe(to)
  })

  it('counts calendar days, not hours', () => {
    expect(daysBetween('2026-11-19 23:59:59', '2026-11-20 00:00:01')).toBe(1)
    expect(addDays('2026-11-20 09:30:00', 1)).toBe('2026-11-21')
  })

  it('does not know the distance to an unreal date', () => {
    expect(daysBetween('2023-02-29', TODAY)).toBeNull()
    expect(daysBetween(TODAY, '')).toBeNull()
  })

  it.each([
    ['2023-02-29', 1],
    ['', 1],
    ['9999-12-31', 1],
    ['0001-01-01', -1],
    [TODAY, 1e12],
    [TODAY, 0.5],
    [TODAY, NaN],
    [TODAY, Infinity],
  ])('addDays(%p, %p) has no answer', (start, days) => {
    expect(addDays(start, days)).toBe('')
  })

  it('are each other’s inverse', () => {
    fc.assert(
      fc.property(date, fc.integer({ min: -50_000, max: 50_000 }), (start, days) => {
        expect(daysBetween(start, addDays(start, days))).toBe(days)
      }),
    )
  })
})

it.each([
  ['2026-11-19', '周四'],
  ['2026-11-20 10:00:00', '周五'],
  ['1970-01-01', '周四'],
  ['1969-12-31', '周三'],
  ['2024-02-29', '周四'],
  ['2023-02-29', ''],
])('%s is a %s', (date, name) => {
  expect(weekdayName(date)).toBe(name)
})

test.each([
  ['2026-11-20 09:30:59', '2026-11-20 09:30'],
  ['', ''],
])('%j to the minute is %j', (dateTime, shown) => {
  expect(formatMinute(dateTime)).toBe(shown)
})
