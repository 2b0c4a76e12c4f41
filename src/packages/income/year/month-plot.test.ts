import type { IncomeMonth } from '@/contract/income'
import { heightOf, labelStep, monthAt, monthModel, monthPlot } from './month-plot'

const month = (name: string, distributed: string, valueChange: string): IncomeMonth => ({
  month: name,
  distributed,
  valueChange,
})
const SURFACE = { width: 340, height: 180, dp: 1, fontSize: 11 }
const TWO = [month('2026-10', '9000.00', '-2000.00'), month('2026-11', '0.00', '4000.00')]

test('the grid holds every bar, and nothing is one of its lines', () => {
  const model = monthModel(TWO)
  expect(model.grid).toContain(0)
  expect(model.low).toBeLessThanOrEqual(-2000)
  expect(model.high).toBeGreaterThanOrEqual(9000)
})

test.each([
  ['months without anything', [month('2026-10', '0.00', '0.00')]],
  ['losses alone', [month('2026-10', '0.00', '-500.00')]],
])('%s have a height and a line of nothing', (_what, months) => {
  const model = monthModel(months)
  const plot = monthPlot(SURFACE, 4)
  expect(model.high).toBeGreaterThan(model.low)
  expect(model.grid).toContain(0)
  const zero = heightOf(plot, model, 0)
  expect(zero).toBeGreaterThanOrEqual(plot.top)
  expect(zero).toBeLessThanOrEqual(plot.bottom)
})

test('a finger finds the month below it, and the nearest one beyond the plot', () => {
  const model = monthModel(TWO)
  const plot = monthPlot(SURFACE, 4)
  const middle = (plot.left + plot.right) / 2
  expect([0, plot.left + 1, middle - 1, middle + 1, 999].map(x => monthAt(plot, model, x))).toEqual([
    0, 0, 0, 1, 1,
  ])
})

test('names of months that have no room are left out', () => {
  const model = monthModel(Array.from({ length: 12 }, () => month('2026-01', '1.00', '1.00')))
  const plot = monthPlot(SURFACE, 4)
  expect(labelStep(plot, model, SURFACE, 2)).toBe(1)
  expect(labelStep(plot, model, { ...SURFACE, fontSize: 20 }, 2)).toBe(2)
})
