import { randomUUID } from 'node:crypto'
import { INNER } from '@/contract/codes'
import { orderMachine, type OrderStatus } from '@/contract/machines/order'
import type { RecordingSession } from '@/contract/recording'
import { ORDER_STATUS } from '@/contract/tables/order'
import { RECORDING_STATUS as R } from '@/contract/tables/recording'
import { UPLOAD_PURPOSE } from '@/contract/tables/upload'
import { dataOf } from '../testing/answers'
import { handedIn } from '../testing/handed-in'
import { Browser, cleanUp, startTest } from '../testing/harness'
import { sampleMp4, sampleWebm, type VideoForm } from '../testing/sample-video'

const HOUR = 3600
const DAY = 24 * HOUR
/** 22 with a person; 23; 24 by oneself; 30 of a recorded product; 30 of one that is not. */
const WITH_PERSON = 'D2026111610008'
const IN_REVIEW = 'D2026111310009'
const REJECTED = 'D2026111010012'
const PASSED = 'D2026111610007'
const NOT_RECORDED = 'D2026111810004'
const MONDAY = '2026-11-23'

let browser: Browser
let stranger: Browser

beforeEach(async () => {
  await cleanUp()
  const { sandbox, browser: own } = await startTest()
  browser = own
  stranger = new Browser(sandbox)
  await browser.loginAs('U1')
  await stranger.loginAs('U6')
})
afterAll(cleanUp)

const standing = (recordId: string) => dataOf(browser, 'doubleRecordStatus', { recordId })
const order = (orderId: string) => dataOf(browser, 'orderDetail', { orderId })
const decide = (kind: string, id: string, more: object = {}) =>
  browser.control('POST', 'office', { kind, id, isPassed: true, ...more })

const start = (recordId: string, by = '2') =>
  browser.call('doubleRecordStart', { recordId, by, channel: 'h5', requestNo: randomUUID() })
const begun = async (recordId = REJECTED) => (await start(recordId)).data as RecordingSession

const clip = (form: VideoForm) =>
  handedIn(browser, sampleWebm(form), { purpose: UPLOAD_PURPOSE.recording, mime: 'video/webm' })

async function take(session: RecordingSession, index: number, more: object = {}) {
  const { questionId = '' } = session.script[index] ?? {}
  return browser.call('doubleRecordTake', {
    ...{ sessionId: session.sessionId, questionId, answer: 'yes', requestNo: randomUUID() },
    fileId: await clip({ seconds: 8 }),
    ...more,
  })
}

async function takeAll(session: RecordingSession): Promise<void> {
  for (const index of session.script.keys()) expect((await take(session, index)).inner).toBe(INNER.success)
}

const submit = ({ sessionId }: RecordingSession, requestNo: string = randomUUID()) =>
  browser.call('doubleRecordSubmit', { sessionId, requestNo })

const book = (recordId: string, more: object = {}) =>
  browser.call('doubleRecordAppoint', {
    ...{ recordId, date: MONDAY, slot: '10:00', mobile: '', requestNo: randomUUID() },
    ...more,
  })

async function wait(seconds: number): Promise<void> {
  await browser.advance(seconds)
  await browser.loginAs('U1')
}

test('every signed order of a recorded product has a recording, in the state of its order', async () => {
  const page = { pageNum: 1, pageSize: 50 }
  const { list, statusCounts } = await dataOf(browser, 'doubleRecordList', page)
  const states = Object.fromEntries(list.map(({ recordId, status }) => [recordId, status]))
  expect(states).toMatchObject({
    ...{ [WITH_PERSON]: R.toRecord, [IN_REVIEW]: R.inReview },
    ...{ [REJECTED]: R.rejected, [PASSED]: R.passed },
  })
  expect(states[NOT_RECORDED]).toBeUndefined()
  expect(Object.values(statusCounts).reduce((sum, count) => sum + count, 0)).toBe(list.length)
  const { list: rejected } = await dataOf(browser, 'doubleRecordList', { status: R.rejected, ...page })
  expect(rejected).toMatchObject([{ recordId: REJECTED, rejectReason: '录制中环境声音过大，请重新录制' }])
  expect(await order(PASSED)).toMatchObject({
    timeline: expect.arrayContaining([expect.objectContaining({ name: '双录通过' })]),
  })
})

test('what was refused is recorded anew, reviewed, and can be paid', async () => {
  const session = await begun()
  await takeAll(session)
  expect(await submit(session)).toMatchObject({ inner: INNER.success, data: { status: R.inReview } })
  expect((await order(REJECTED)).orderStatus).toBe(ORDER_STATUS.recordingInReview)
  await decide('recording', REJECTED)
  expect(await order(REJECTED)).toMatchObject({
    orderStatus: ORDER_STATUS.toPay,
    payDeadline: '2026-11-24 17:00:00',
  })
  expect(await standing(REJECTED)).toMatchObject({ status: R.passed, duration: 40, deadline: '' })
  const { list } = await dataOf(browser, 'tradeNoticeList', { pageNum: 1, pageSize: 1 })
  expect(list[0]).toMatchObject({ title: '双录已通过' })
})

test('a refused review says why and gives time to record anew, from the first question on', async () => {
  await decide('recording', IN_REVIEW, { isPassed: false, reason: '画面中出现他人' })
  expect(await standing(IN_REVIEW)).toMatchObject({ status: R.rejected, rejectReason: '画面中出现他人' })
  expect((await order(IN_REVIEW)).orderStatus).toBe(ORDER_STATUS.recordingRejected)
  expect((await begun(IN_REVIEW)).takenIds).toEqual([])
})

test('time passes a review that nobody decided', async () => {
  await wait(8 * HOUR)
  expect((await standing(IN_REVIEW)).status).toBe(R.passed)
})

test.each([
  [{ seconds: 1 }, '录制时间太短，请听完问题后再作答'],
  [{ seconds: 40 }, '录制时间太长，请重录本题'],
  [{ seconds: 8, hasSound: false }, '录像没有声音，请重录本题'],
  [{ seconds: 8, hasPicture: false }, '录像没有画面，请重录本题'],
] as const)('a clip of %j does not count: %s', async (form, msg) => {
  const answer = await take(await begun(), 0, { fileId: await clip(form) })
  expect([answer.inner, answer.data]).toEqual([INNER.invalidInput, { errors: [{ field: 'fileId', msg }] }])
})

test('an answer that does not agree, a file used twice, one of another purpose and a foreign one do not count', async () => {
  const session = await begun()
  expect((await take(session, 0, { answer: 'no' })).data).toMatchObject({ errors: [{ field: 'answer' }] })
  const fileId = await clip({ seconds: 8 })
  expect((await take(session, 0, { fileId })).inner).toBe(INNER.success)
  expect((await take(session, 1, { fileId })).data).toMatchObject({ errors: [{ field: 'fileId' }] })
  expect((await take(session, 1, { fileId: 'nobody-1' })).data).toMatchObject({
    errors: [{ field: 'fileId' }],
  })
  const foreign = await handedIn(stranger, sampleMp4({ seconds: 9 }), {
    ...{ purpose: UPLOAD_PURPOSE.recording, mime: 'video/mp4' },
  })
  expect((await take(session, 1, { fileId: foreign })).data).toMatchObject({ errors: [{ field: 'fileId' }] })
})

test('a recording that lacks a question is not taken in; one that was left goes on where it was', async () => {
  const session = await begun()
  await take(session, 0)
  expect(await submit(session)).toMatchObject({
    inner: INNER.stateConflict,
    msg: '第 2 题还没有录制，请录完后提交',
  })
  const again = await begun()
  expect([again.sessionId, again.takenIds]).toEqual([session.sessionId, ['identity']])
  expect(await standing(REJECTED)).toMatchObject({ takenCount: 1, questionCount: 5 })
})

test('a question recorded anew takes the place of the one before, whose file is gone', async () => {
  const session = await begun()
  const fileId = await clip({ seconds: 8 })
  await take(session, 0, { fileId })
  await take(session, 0)
  expect((await browser.call('fileUploadInfo', { fileId })).inner).toBe(INNER.notOwner)
  expect(await standing(REJECTED)).toMatchObject({ takenCount: 1 })
})

test('what was recorded and left goes after a day', async () => {
  const session = await begun()
  await take(session, 0)
  await wait(DAY + 60)
  expect((await take(session, 1)).inner).not.toBe(INNER.success)
  expect((await begun()).takenIds).toEqual([])
})

test('handed in twice at once, it is handed in once; the same key gets the first answer', async () => {
  const session = await begun()
  await takeAll(session)
  const requestNo = randomUUID()
  const answers = await Promise.all([submit(session, requestNo), submit(session)])
  expect(answers.map(({ inner }) => inner).sort()).toEqual([INNER.success, INNER.stateConflict].sort())
  const steps = (await order(REJECTED)).timeline.filter(({ name }) => name === '提交双录')
  expect(steps).toHaveLength(2)
})

test('a product that needs a person is not recorded by oneself', async () => {
  expect(await start(WITH_PERSON)).toMatchObject({
    inner: INNER.stateConflict,
    msg: '本产品须人工视频双录，请预约时段',
  })
})

test('a booking is made, moved and taken back; the room is open at its time', async () => {
  expect((await start(WITH_PERSON, '1')).msg).toBe('未到预约时间，请在预约时段内进入')
  expect((await book(WITH_PERSON)).data).toMatchObject({
    ...{ status: R.booked, appointmentTime: `${MONDAY} 10:00:00`, appointmentEnd: `${MONDAY} 10:30:00` },
    appointmentMobile: '199****0001',
  })
  await book(WITH_PERSON, { slot: '11:00' })
  await wait(3 * DAY + HOUR - 300)
  expect(await standing(WITH_PERSON)).toMatchObject({ isRoomOpen: '1' })
  const room = (await start(WITH_PERSON, '1')).data as RecordingSession
  expect([room.roomUrl, room.script]).toEqual([expect.stringContaining(room.sessionId), []])
  // What needs a person is not recorded without one, by whatever call.
  expect(
    await browser.call('doubleRecordTake', {
      ...{ sessionId: room.sessionId, questionId: 'identity', answer: 'yes', requestNo: randomUUID() },
      fileId: await clip({ seconds: 8 }),
    }),
  ).toMatchObject({ inner: INNER.stateConflict, msg: '本产品须人工视频双录，请预约时段' })
  const cancelled = await browser.call('doubleRecordAppointCancel', {
    ...{ recordId: WITH_PERSON, requestNo: randomUUID() },
  })
  expect(cancelled.data).toMatchObject({ status: R.toRecord, appointmentTime: '' })
})

test('what was said while the question was read aloud is no answer', async () => {
  const session = (await start(REJECTED)).data as RecordingSession
  const refused = { errors: [{ field: 'fileId', msg: '没有录到您的回答，请听完问题后再作答' }] }
  expect((await take(session, 0, { answerFrom: 8 })).data).toEqual(refused)
  expect((await take(session, 0, { answerFrom: 6 })).inner).toBe(INNER.success)
})

test('a call that was made is reviewed; one that nobody answered can be booked anew', async () => {
  await book(WITH_PERSON)
  await decide('recordingCall', WITH_PERSON, { isPassed: false, reason: '多次致电无人接听' })
  expect(await standing(WITH_PERSON)).toMatchObject({ status: R.toRecord, appointmentTime: '' })
  await book(WITH_PERSON)
  await wait(3 * DAY + HOUR)
  expect(await standing(WITH_PERSON)).toMatchObject({ status: R.inReview, appointmentTime: '' })
})

test.each([
  [{ slot: '12:00' }, 'slot', '请选择可预约的时段'],
  [{ date: '2026-11-21' }, 'slot', '请选择可预约的时段'],
  [{ mobile: '12345' }, 'mobile', '请输入正确的手机号'],
])('a booking of %j is refused', async (more, field, msg) => {
  const answer = await book(WITH_PERSON, more)
  expect([answer.inner, answer.data]).toEqual([INNER.invalidInput, { errors: [{ field, msg }] }])
})

test('a time for which everybody at the desk is booked is taken', async () => {
  const { list } = await dataOf(stranger, 'doubleRecordList', { pageNum: 1, pageSize: 50 })
  const open = list.filter(({ status }) => status === R.toRecord || status === R.rejected)
  const bookAs = (recordId: string) =>
    stranger.call('doubleRecordAppoint', {
      ...{ recordId, date: MONDAY, slot: '10:00', mobile: '', requestNo: randomUUID() },
    })
  const answers = await Promise.all(open.slice(0, 3).map(({ recordId }) => bookAs(recordId)))
  expect(answers.filter(({ inner }) => inner === INNER.success)).toHaveLength(2)
  expect(answers.map(({ data }) => JSON.stringify(data)).join()).toContain('该时段已约满，请选择其他时段')
  const { days } = await dataOf(browser, 'doubleRecordSlots', { recordId: WITH_PERSON })
  const slots = days.find(({ date }) => date === MONDAY)?.slots ?? []
  expect(slots.find(({ slot }) => slot === '10:00')?.isFree).toBe('0')
})

test('a booking does not count against itself: with the last place at the desk it can be changed', async () => {
  const { list } = await dataOf(stranger, 'doubleRecordList', { pageNum: 1, pageSize: 50 })
  const other = list.find(({ status }) => status === R.toRecord || status === R.rejected)?.recordId ?? ''
  const wish = { recordId: other, date: MONDAY, slot: '10:00', mobile: '', requestNo: randomUUID() }
  expect((await stranger.call('doubleRecordAppoint', wish)).inner).toBe(INNER.success)
  expect((await book(WITH_PERSON)).inner).toBe(INNER.success)
  expect((await book(WITH_PERSON, { mobile: '19900000099' })).data).toMatchObject({
    ...{ status: R.booked, appointmentMobile: '199****0099' },
  })
})

test('what is not recorded in time is over, with its order', async () => {
  await wait(4 * DAY)
  expect(await standing(WITH_PERSON)).toMatchObject({ status: R.expired, deadline: '' })
  expect(await start(WITH_PERSON)).toMatchObject({ msg: '双录期限已过，请联系理财经理' })
})

test('an order that the customer took back needs no recording', async () => {
  await dataOf(browser, 'orderCancel', {
    ...{ orderId: WITH_PERSON, reason: '1', verifyToken: '', requestNo: randomUUID() },
  })
  expect((await standing(WITH_PERSON)).status).toBe(R.notNeeded)
})

test.each(['doubleRecordStatus', 'doubleRecordSlots'])('%s of somebody else is refused', async name => {
  const foreign = await stranger.call(name, { recordId: REJECTED })
  expect(foreign).toMatchObject({ inner: INNER.notOwner, msg: '您无权查看该内容' })
  expect((await browser.call(name, { recordId: NOT_RECORDED })).text).toBe(foreign.text)
  expect(
    (await stranger.call('doubleRecordSubmit', { ...(await begun()), requestNo: randomUUID() })).inner,
  ).toBe(INNER.notOwner)
})

test('a recording can be handed in exactly while its order says so', () => {
  const open = (Object.values(ORDER_STATUS).filter(code => typeof code === 'string') as OrderStatus[]).filter(
    status => orderMachine.allows(status, 'record'),
  )
  expect(open.sort()).toEqual([ORDER_STATUS.toRecord, ORDER_STATUS.recordingRejected])
})
