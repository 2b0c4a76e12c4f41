import { dataOf } from '../testing/answers'
import { Browser, cleanUp, startTest } from '../testing/harness'

const DAY_S = 24 * 60 * 60
let browser: Browser

beforeEach(async () => {
  const { sandbox } = await startTest()
  browser = new Browser(sandbox)
})
afterEach(cleanUp)

const pass = (days: number) => browser.control('POST', 'clock', { advanceSeconds: days * DAY_S })

/** Notices of new statements, newest first. */
async function told(customer: string) {
  await browser.loginAs(customer)
  const { list } = await dataOf(browser, 'systemNoticeList', { pageNum: 1, pageSize: 50 })
  return list
    .filter(({ bizType }) => bizType === 'statement')
    .map(({ publishTime, summary, linkUrl }) => [publishTime.slice(0, 10), summary, linkUrl])
}

// The seed's day is 2026-11-20.
test('of what was there when the store was new nobody is told; of what comes on its day, once', async () => {
  expect(await told('U1')).toEqual([])
  await pass(12)
  expect(await told('U1')).toEqual([])
  await pass(1)
  const november = ['2026-12-03', '2026年11月对账单已出具，可随时查看或下载。', '/phone/statements']
  expect(await told('U1')).toEqual([november])
  await pass(1)
  expect(await told('U1')).toEqual([november])
  expect(await told('U3')).toEqual([])
})

test('a January brings three at once, also to who looks later', async () => {
  await pass(80)
  expect((await told('U1')).map(([day, summary]) => [day, summary?.split('已出具')[0]])).toEqual([
    ['2027-02-03', '2027年1月对账单'],
    ['2027-01-03', '2026年12月对账单、2026年第4季度对账单、2026年度对账单'],
    ['2026-12-03', '2026年11月对账单'],
  ])
})
