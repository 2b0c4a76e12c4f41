import { randomUUID } from 'node:crypto'
import { CUSTOMERS } from '../seed/customers'
import { allRows, dataOf } from '../testing/answers'
import { type Browser, cleanUp, startTest } from '../testing/harness'

const PAGE = { pageNum: 1, pageSize: 50 }
const DAY = 86_400

let browser: Browser

beforeEach(async () => {
  await cleanUp()
  browser = (await startTest()).browser
  await browser.loginAs('U1')
})
afterAll(cleanUp)

const records = (filter: object = {}) =>
  allRows(pageNum => dataOf(browser, 'pointsRecordList', { ...filter, pageNum, pageSize: 50 }))

test('U1 is what the domain contract says (B9.1, B9.8)', async () => {
  expect(await dataOf(browser, 'vipHome', {})).toMatchObject({
    vipLevel: '4',
    levelName: '白金会员',
    nextLevel: '钻石会员',
    points: 12_680,
    pointsExpireAmount: 2000,
    pointsExpireDate: '2026-12-31',
    donorCount: 3,
    contributionValue: 3600,
    certificateCount: 1,
    integralOpenTime: '2021-01-03',
  })
  expect(await records()).toHaveLength(240)
})

test.each(CUSTOMERS.map(({ key, points, vipLevel }) => [key, points, vipLevel] as const))(
  'the account of %s adds up to %p points and level %s',
  async (key, points, vipLevel) => {
    await browser.loginAs(key)
    const home = await dataOf(browser, 'vipHome', {})
    expect([home.points, home.vipLevel]).toEqual([points, vipLevel])
    const rows = (await records()).reverse()
    let balance = 0
    for (const row of rows) {
      balance += row.change
      expect([row.recordId, row.balance]).toEqual([row.recordId, balance])
      expect(balance).toBeGreaterThanOrEqual(0)
    }
    expect(balance).toBe(points)
    expect(rows.map(({ time }) => time)).toEqual(rows.map(({ time }) => time).sort())
  },
)

test('movements are narrowed by kind and year, with totals of whole months', async () => {
  const given = await dataOf(browser, 'pointsRecordList', { pointType: '4', ...PAGE })
  expect(given.list.map(({ change }) => change)).toEqual([-2000, -1000, -600])
  const year = await records({ year: '2024' })
  expect(year.every(({ time }) => time.startsWith('2024'))).toBe(true)
  const first = await dataOf(browser, 'pointsRecordList', { pageNum: 1, pageSize: 2 })
  const november = (await records()).filter(({ time }) => time.startsWith('2026-11'))
  expect(first.monthTotals).toEqual([
    {
      month: '2026-11',
      inTotal: String(november.reduce((sum, { change }) => sum + Math.max(0, change), 0)),
      outTotal: '0',
      count: november.length,
    },
  ])
  expect(first.years).toEqual(['2026', '2025', '2024', '2023', '2022', '2021'])
})

test('what lapses is written off with the end of its last day', async () => {
  await browser.advance(41 * DAY)
  await browser.loginAs('U1')
  expect(await dataOf(browser, 'vipHome', {})).toMatchObject({
    points: 12_680,
    pointsExpireDate: '2026-12-31',
  })
  await browser.advance(DAY)
  await browser.loginAs('U1')
  const home = await dataOf(browser, 'vipHome', {})
  expect(home).toMatchObject({ points: 10_680, pointsExpireDate: '2027-12-31', vipLevel: '4' })
  const [row] = await records()
  expect(row).toMatchObject({ pointType: '3', change: -2000, balance: 10_680, time: '2026-12-31 23:59:59' })
  expect(await records()).toHaveLength(241)
})

test('what lapses first is spent first', async () => {
  await browser.call('charityDonate', {
    charityId: 'CP1',
    points: 1000,
    anonymous: '1',
    requestNo: randomUUID(),
  })
  expect(await dataOf(browser, 'vipHome', {})).toMatchObject({ pointsExpireAmount: 1000 })
  for (const points of [1000, 1000]) {
    await browser.call('charityDonate', { charityId: 'CP1', points, anonymous: '1', requestNo: randomUUID() })
  }
  expect(await dataOf(browser, 'vipHome', {})).toMatchObject({ pointsExpireDate: '2027-12-31' })
})

test('points earned can bring a level', async () => {
  await browser.loginAs('U3')
  expect(await dataOf(browser, 'vipHome', {})).toMatchObject({
    vipLevel: '1',
    pointsToNext: 5000,
    integralOpenTime: '',
  })
  await browser.call('activityJoin', { activityId: 'AC3', requestNo: randomUUID() })
  expect(await dataOf(browser, 'vipHome', {})).toMatchObject({
    growthPoints: 200,
    pointsToNext: 4800,
    pointsExpireDate: '2028-12-31',
    integralOpenTime: '2026-11-20',
  })
})

test('the guide shows every level and the own one', async () => {
  const guide = await dataOf(browser, 'pointsRule', {})
  expect(guide.vipLevel).toBe('4')
  expect(guide.levels.map(({ name, from }) => [name, from])).toEqual([
    ['普通会员', 0],
    ['银卡会员', 5000],
    ['金卡会员', 15_000],
    ['白金会员', 30_000],
    ['钻石会员', 60_000],
  ])
  for (const { text } of guide.rules) expect(text.length).toBeGreaterThan(20)
})
