import { randomUUID } from 'node:crypto'
import { INNER } from '@/contract/codes'
import { dataOf } from '../testing/answers'
import { Browser, cleanUp, startTest } from '../testing/harness'

const DAY = 86_400

let browser: Browser
let visitor: Browser

beforeEach(async () => {
  await cleanUp()
  const { sandbox, browser: first } = await startTest()
  browser = first
  visitor = new Browser(sandbox)
  await browser.loginAs('U1')
})
afterAll(cleanUp)

const detail = (activityId: string, who = browser) => dataOf(who, 'activityDetail', { activityId })
const join = (activityId: string, requestNo = randomUUID(), who = browser) =>
  who.call('activityJoin', { activityId, requestNo: requestNo as string })

test.each([
  ['AC3', '1', true],
  ['AC1', '0', true],
  ['AC5', '2', false],
  ['AC6', '3', false],
])('%s is in state %s; its content shows: %p', async (activityId, status, isShown) => {
  const activity = await detail(activityId, visitor)
  expect([activity.status, activity.content !== '', activity.rules !== '']).toEqual([
    status,
    isShown,
    isShown,
  ])
  expect(activity).toMatchObject({ joined: '0', serverTime: expect.stringMatching(/^2026-11-20 10:0/) })
})

test('is joined once, with points once', async () => {
  const { points: before, vipLevel: level } = await dataOf(browser, 'vipHome', {})
  const requestNo = randomUUID()
  expect((await join('AC3', requestNo)).data).toEqual({ joined: '1', pointsAwarded: 200 })
  expect((await join('AC3', requestNo)).data).toEqual({ joined: '1', pointsAwarded: 200 })
  expect((await join('AC3')).data).toEqual({ joined: '1', pointsAwarded: 200 })
  const after = await dataOf(browser, 'vipHome', {})
  expect(after.points).toBe(before + 200)
  // The level goes by all that was ever earned: what was spent since takes nothing of it.
  expect([after.vipLevel, (await dataOf(browser, 'userDetail', {})).vipLevel]).toEqual([level, level])
  expect((await detail('AC3')).joined).toBe('1')
  expect((await detail('AC3', visitor)).joined).toBe('0')
})

test.each([
  ['AC1', '活动尚未开始，请在开始后参加'],
  ['AC5', '活动已结束'],
  ['AC6', '活动已下线'],
])('%s cannot be joined', async (activityId, msg) => {
  expect(await join(activityId)).toMatchObject({ inner: INNER.stateConflict, msg })
})

test('begins and ends by the clock', async () => {
  await browser.advance(15 * DAY + 5 * 3600)
  await browser.loginAs('U1')
  expect((await detail('AC1')).status).toBe('1')
  expect((await join('AC1')).inner).toBe(INNER.success)
  await browser.advance(14 * DAY)
  await browser.loginAs('U1')
  expect((await detail('AC3')).status).toBe('2')
})

test('needs a session to be joined, and an id that exists', async () => {
  expect((await join('AC3', randomUUID(), visitor)).inner).toBe(INNER.loginRequired)
  expect(await visitor.call('activityDetail', { activityId: 'nothing' })).toMatchObject({
    inner: INNER.notOwner,
    msg: '没有找到这个活动',
  })
  expect((await join('nothing')).inner).toBe(INNER.notOwner)
})

test('the list has those alone that can still be joined, the next end first', async () => {
  const { list } = await dataOf(visitor, 'activityList', { pageNum: 1, pageSize: 20 })
  expect(list.map(({ activityId }) => activityId)).toEqual(['AC2', 'AC1', 'AC3', 'AC4'])
})
