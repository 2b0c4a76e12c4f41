import path from 'node:path'
import { HOME_DATE } from '@/contract/tables/home'
import { ORDER_STATUS } from '@/contract/tables/order'
import { openDatabase } from '../store/database'
import { dataOf } from '../testing/answers'
import { type Browser, cleanUp, startTest, temporaryFolder } from '../testing/harness'

let browser: Browser
let dataDir: string

beforeEach(async () => {
  await cleanUp()
  dataDir = path.join(temporaryFolder(), 'data')
  browser = (await startTest({ dataDir })).browser
  await browser.loginAs('U1')
})
afterAll(cleanUp)

const dates = async () => (await dataOf(browser, 'schedule', {})).list

test('the home page shows the first of it; days and deadlines come in order, each under a name of its own', async () => {
  const list = await dates()
  const { list: first } = await dataOf(browser, 'homeSchedule', {})
  expect(first).toEqual(list.slice(0, 5))
  const order = list.map(({ date, time }) => `${date} ${time || '~'}`)
  expect(order).toEqual([...order].sort())
  expect(new Set(list.map(({ dateId }) => dateId)).size).toBe(list.length)
  expect(new Set(list.map(({ dateKind }) => dateKind))).toEqual(
    new Set(['orderPay', 'cooling', 'open', 'trustPayment', 'distribution', 'maturity']),
  )
  expect(list.every(({ date }) => date >= '2026-11-20' && date <= '2027-11-20')).toBe(true)
})

test('a date keeps its name when it moves, until its thing is done', async () => {
  const db = openDatabase(path.join(dataDir, 'sandbox.db'))
  const cooling = async () => (await dates()).filter(({ dateKind }) => dateKind === HOME_DATE.cooling)
  const [before] = await cooling()
  expect(before).toMatchObject({ beneId: '', amount: '' })
  const id = before?.subjectId ?? ''
  db.run('UPDATE orders SET cooling_end_time = ? WHERE order_id = ?', '2026-11-25 09:30:00', id)
  expect(await cooling()).toEqual([
    { ...before, date: '2026-11-25', time: '09:30', note: '09:30 前可无条件撤单' },
  ])
  db.run('UPDATE orders SET order_status = ? WHERE order_id = ?', ORDER_STATUS.established, id)
  expect(await cooling()).toEqual([])
  db.close()
})

test('it is each customer’s own, and nobody’s before the login', async () => {
  await browser.loginAs('U3')
  expect(await dates()).toEqual([])
  await dataOf(browser, 'logout', {})
  expect((await browser.call('schedule', {})).data).toBeUndefined()
})
