import { daysBetween } from '@/lib/date'
import { createClock } from '../clock'
import { seriesOf } from '../portfolio/series'
import type { Db } from '../store/database'
import { netValuesOf } from '../store/net-values'
import { openStore } from '../store/open'
import { findProduct } from '../store/products'
import { cleanUp, temporaryFolder } from '../testing/harness'
import { seed } from '.'

const TODAY = '2026-11-20'

let db: Db
beforeAll(() => {
  ;({ db } = openStore(temporaryFolder()))
  seed(db, createClock(db, 'seed'))
})
afterAll(async () => {
  db.close()
  await cleanUp()
})

describe('net values', () => {
  const pointsOf = (productId: string, before = TODAY) => {
    const product = findProduct(db, productId)
    if (!product) throw new Error(`No product ${productId}`)
    return netValuesOf(db, product, { from: '', before }).map(row => ({
      date: row.date,
      netValue: row.net_value,
      accNetValue: row.acc_net_value,
    }))
  }

  test.each(['P05', 'P06', 'P07', 'P08'])('%s is valued on every weekday from 2024-01-02', productId => {
    const points = pointsOf(productId)
    expect([points[0]?.date, points[points.length - 1]?.date]).toEqual(['2024-01-02', '2026-11-19'])
    expect(points).toHaveLength(753)
    expect(pointsOf(productId, '2027-12-01').length).toBeGreaterThan(1000)
  })

  test('the year of P05 is the one of the design', () => {
    const series = seriesOf(pointsOf('P05'), { range: '1y' }, '4.05')
    const [first, last] = [series.list[0], series.list[series.list.length - 1]]
    expect([first?.date, first?.netValue, last?.date, last?.netValue]).toEqual([
      '2025-11-19',
      '1.0202',
      '2026-11-19',
      '1.0632',
    ])
    expect([series.periodReturn, series.maxDrawdown]).toEqual(['4.21', '0.81'])
  })

  test.each([
    ['P09', 18, 90],
    ['P11', 195, 7],
  ])('%s has %i values, %i days apart', (productId, count, days) => {
    const points = pointsOf(productId)
    expect(points).toHaveLength(count)
    const gaps = points
      .slice(1)
      .map((point, index) => daysBetween(points[index]?.date ?? '', point.date) ?? 0)
    expect(gaps.every(gap => gap >= days && gap <= days + 2)).toBe(true)
  })
})
