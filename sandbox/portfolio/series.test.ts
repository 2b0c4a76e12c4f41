import fc from 'fast-check'
import { seriesOf, type SeriesPoint, type SeriesPart } from './series'

const point = (date: string, netValue: string): SeriesPoint => ({ date, netValue, accNetValue: netValue })
const POINTS = [
  point('2025-11-19', '1.0000'),
  point('2026-08-20', '1.1000'),
  point('2026-10-20', '0.9900'),
  point('2026-11-18', '1.2000'),
  point('2026-11-20', '1.1400'),
]
const datesOf = (part: SeriesPart) => seriesOf(POINTS, part, '').list.map(({ date }) => date)

function refusalOf(work: () => unknown): unknown {
  try {
    return work()
  } catch (error) {
    return error
  }
}

describe('the part of a series', () => {
  test.each<[SeriesPart, number]>([
    [{ range: 'all' }, 5],
    [{}, 5],
    [{ range: '1y' }, 4],
    [{ range: '3m' }, 4],
    [{ range: '1m' }, 3],
    [{ startDate: '2026-08-20', endDate: '2026-11-18' }, 3],
    [{ startDate: '2026-11-19' }, 1],
    [{ endDate: '2026-08-20' }, 2],
    [{ range: '1m', startDate: '2025-01-01', endDate: '2025-02-01' }, 3],
    [{ startDate: '2027-01-01' }, 0],
  ])('%j has %i values', (part, count) => {
    expect(datesOf(part)).toHaveLength(count)
  })

  test('a range counts back from the newest value, both days included', () => {
    expect(datesOf({ range: '1m' })).toEqual(['2026-10-20', '2026-11-18', '2026-11-20'])
  })

  test('that ends before it starts is refused', () => {
    expect(refusalOf(() => datesOf({ startDate: '2026-11-02', endDate: '2026-11-01' }))).toMatchObject({
      data: { errors: [{ field: 'endDate', msg: '结束日期不能早于开始日期' }] },
    })
  })
})

describe('figures', () => {
  test('changes count against the value before, the first of a part too', () => {
    expect(seriesOf(POINTS, { range: 'all' }, '').list.map(({ dayChange }) => dayChange)).toEqual([
      '',
      '10.00',
      '-10.00',
      '21.21',
      '-5.00',
    ])
    expect(seriesOf(POINTS, { range: '1m' }, '').list[0]?.dayChange).toBe('-10.00')
  })

  test('the drawdown is the largest fall from a high, the return that of the part', () => {
    expect(seriesOf(POINTS, { range: 'all' }, '')).toMatchObject({
      maxDrawdown: '10.00',
      periodReturn: '14.00',
    })
    expect(seriesOf(POINTS, { startDate: '2026-11-01' }, '')).toMatchObject({
      maxDrawdown: '5.00',
      periodReturn: '-5.00',
    })
  })

  test('fewer than two values have neither', () => {
    for (const part of [{ startDate: '2026-11-19' }, { startDate: '2027-01-01' }]) {
      expect(seriesOf(POINTS, part, '4.05')).toMatchObject({ maxDrawdown: '', periodReturn: '' })
    }
  })

  test('the benchmark starts at the first value and grows with the days', () => {
    const { list } = seriesOf(POINTS, { range: 'all' }, '10.00')
    expect(list.map(({ benchmarkValue }) => benchmarkValue)).toEqual([
      '1.0000',
      '1.0751',
      '1.0918',
      '1.0997',
      '1.1003',
    ])
    expect(
      seriesOf(POINTS, { range: 'all' }, '').list.every(({ benchmarkValue }) => benchmarkValue === ''),
    ).toBe(true)
  })

  test('a drawdown is never negative, and 0.00 exactly when nothing ever falls', () => {
    const values = fc.array(fc.integer({ min: 5000, max: 20000 }), { minLength: 2, maxLength: 30 })
    fc.assert(
      fc.property(values, found => {
        const points = found.map((value, index) =>
          point(`2026-01-${String(index + 1).padStart(2, '0')}`, (value / 10_000).toFixed(4)),
        )
        const falls = found.some((value, index) =>
          found.slice(0, index).some(before => before > value * 1.0001),
        )
        const { maxDrawdown } = seriesOf(points, { range: 'all' }, '')
        expect(maxDrawdown).toMatch(/^\d+\.\d\d$/)
        if (falls) expect(maxDrawdown).not.toBe('0.00')
        if (found.every((value, index) => index === 0 || value >= (found[index - 1] ?? 0))) {
          expect(maxDrawdown).toBe('0.00')
        }
      }),
    )
  })
})
