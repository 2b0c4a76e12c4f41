import fc from 'fast-check'
import { nearestPoint, netValueModel } from './net-value-model'
import { plotOf } from '@/ui/chart/plot'
import { dateLabels, pointAt, xOf, yOf } from './net-value-plot'

const SURFACE = { width: 311, height: 172, dp: 1, fontSize: 11 }
const PLOT = plotOf(SURFACE, 6)
const YEAR = [
  { date: '2025-11-19', value: '1.0202', benchmark: '1.0202' },
  { date: '2026-05-19', value: '1.0404', benchmark: '1.0404' },
  { date: '2026-11-19', value: '1.0632', benchmark: '1.0607' },
]

test('days come oldest first, unknown ones are left out, the last word on a day counts', () => {
  const model = netValueModel([
    { date: '2026-01-03', value: '1.3' },
    { date: '2026-01-01', value: '1.1' },
    { date: '2026-02-30', value: '9' },
    { date: '2026-01-02', value: '--' },
    { date: '2026-01-03', value: '1.4' },
  ])
  expect(model.points.map(({ day, value }) => [day, value])).toEqual([
    [0, 1.1],
    [2, 1.4],
  ])
})

test.each([
  [YEAR, [1.02, 1.04, 1.06]],
  [YEAR.slice(0, 1), 3],
  [[], 3],
  [[{ date: '2026-01-01', value: '0' }], 3],
])('three grid lines for %j', (points, wanted) => {
  const { grid } = netValueModel(points)
  if (typeof wanted === 'number') expect(grid).toHaveLength(wanted)
  else grid.forEach((value, index) => expect(value).toBeCloseTo(wanted[index] ?? 0, 9))
})

test('whatever the values, lines and grid lie within the plot', () => {
  const value = fc.integer({ min: -50_000, max: 90_000_000 }).map(units => (units / 10_000).toFixed(4))
  fc.assert(
    fc.property(fc.array(fc.tuple(value, fc.option(value)), { minLength: 1, maxLength: 28 }), values => {
      const model = netValueModel(
        values.map(([value, benchmark], day) => ({
          date: `2026-02-${String(day + 1).padStart(2, '0')}`,
          value,
          benchmark,
        })),
      )
      const heights = [
        ...model.grid,
        ...model.points.flatMap(({ value, benchmark }) => [value, benchmark ?? value]),
      ].map(value => yOf(PLOT, model, value))
      heights.forEach(y => expect(y).toBeGreaterThanOrEqual(PLOT.top - 1e-6))
      heights.forEach(y => expect(y).toBeLessThanOrEqual(PLOT.bottom + 1e-6))
      model.points.forEach(point => {
        expect(xOf(PLOT, model, point)).toBeGreaterThanOrEqual(PLOT.left)
        expect(xOf(PLOT, model, point)).toBeLessThanOrEqual(PLOT.right + 1e-6)
      })
      model.points.forEach((point, index) =>
        expect(pointAt(PLOT, model, xOf(PLOT, model, point))).toBe(index),
      )
      expect(new Set(model.grid).size).toBe(3)
    }),
  )
})

test('the gutter of a four-digit net value is 46 wide', () => expect(PLOT.left).toBeCloseTo(46, 9))

test('a touch beyond the plot is at its edge, nowhere without points', () => {
  const model = netValueModel(YEAR)
  expect([-50, PLOT.left, 178, PLOT.right, 900].map(x => pointAt(PLOT, model, x))).toEqual([0, 0, 1, 2, 2])
  expect(nearestPoint(netValueModel([]), 0.5)).toBe(-1)
})

test.each([
  ['three dates', SURFACE, ['2025-11-19', '2026-05-19', '2026-11-19']],
  ['two where three do not fit', { ...SURFACE, dp: 1.5, fontSize: 18 }, ['2025-11-19', '2026-11-19']],
  ['months where dates do not fit', { ...SURFACE, width: 287, dp: 2, fontSize: 22 }, ['2025-11', '2026-11']],
  [
    'the last month alone where two do not fit',
    { ...SURFACE, width: 212, dp: 1.7, fontSize: 19 },
    ['2026-11'],
  ],
])('%s', (_, surface, texts) => {
  const labels = dateLabels(plotOf(surface, 6), netValueModel(YEAR), surface)
  expect(labels.map(({ text }) => text)).toEqual(texts)
})

test('one day has one date', () => {
  expect(dateLabels(PLOT, netValueModel(YEAR.slice(0, 1)), SURFACE)).toMatchObject([{ align: 'center' }])
})
