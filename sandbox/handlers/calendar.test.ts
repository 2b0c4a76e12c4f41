import { INNER } from '@/contract/codes'
import { CALENDAR_EVENT } from '@/contract/tables/calendar'
import { dataOf } from '../testing/answers'
import { type Browser, cleanUp, startTest } from '../testing/harness'

let browser: Browser

beforeAll(async () => {
  ;({ browser } = await startTest())
})
afterAll(cleanUp)

const calendar = (month: string, onlyMine: '0' | '1' = '0') =>
  dataOf(browser, 'productCalendar', { month, onlyMine })

test('a month has what follows from the products’ terms', async () => {
  await browser.loginAs('U1')
  const { days, today } = await calendar('2026-12')
  expect(today).toBe('2026-11-20')
  const lines = days.flatMap(({ date, events }) =>
    events.map(({ eventType, productId }) => `${date} ${eventType} ${productId}`),
  )
  expect(lines).toEqual(
    expect.arrayContaining([
      ...[`2026-12-01 ${CALENDAR_EVENT.open} P07`, `2026-12-01 ${CALENDAR_EVENT.open} C04`],
      ...[`2026-12-18 ${CALENDAR_EVENT.maturity} P02`, `2026-12-21 ${CALENDAR_EVENT.distribution} P11`],
    ]),
  )
  expect(lines).toEqual([...lines].sort())
})

test('仅看我的 leaves out what the customer does not hold', async () => {
  await browser.loginAs('U1')
  const productsOf = async (onlyMine: '0' | '1') =>
    (await calendar('2026-12', onlyMine)).days.flatMap(({ events }) =>
      events.map(({ productId }) => productId),
    )
  expect(await productsOf('0')).toContain('C04')
  const own = await productsOf('1')
  expect(own).toContain('P07')
  expect(own.filter(id => !id.startsWith('P'))).toEqual([])
})

test('a month of U6 has at least forty of their own (E25), each product and day once', async () => {
  await browser.loginAs('U6')
  const { days } = await calendar('2026-10', '1')
  const keys = days.flatMap(({ date, events }) =>
    events.map(({ eventType, productId, note }) => [date, eventType, productId, note].join(' ')),
  )
  expect(keys.length).toBeGreaterThanOrEqual(40)
  expect(new Set(keys).size).toBe(keys.length)
})

test('who may not see private products is refused, and so is a month that is none', async () => {
  await browser.loginAs('U3')
  const answer = await browser.call('productCalendar', { month: '2026-12', onlyMine: '0' })
  expect([answer.inner, answer.data]).toEqual([INNER.investorNotQualified, undefined])
  const noMonth = await browser.call('productCalendar', { month: '2026-13', onlyMine: '0' })
  expect(noMonth.inner).toBe(INNER.invalidInput)
})
