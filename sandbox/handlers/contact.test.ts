import { randomUUID } from 'node:crypto'
import { INNER } from '@/contract/codes'
import { CALL_BACK_NOTE_MAX, CALL_BACKS_MAX, type ContactTopic } from '@/contract/contact'
import { CALL_BACK_STATUS, CONTACT_TOPIC } from '@/contract/tables/contact'
import { dataOf } from '../testing/answers'
import { type Browser, cleanUp, startTest } from '../testing/harness'

let browser: Browser
beforeEach(async () => {
  await cleanUp()
  browser = (await startTest()).browser
})
afterAll(cleanUp)

const T = CONTACT_TOPIC
const OWN_ORDER = 'D2026111810004'
const MONDAY = '2026-11-23'

const info = (topic: ContactTopic = T.other, subject = '') =>
  dataOf(browser, 'contactInfo', { topic, subject })

const wish = {
  ...{ topic: T.other, subject: '', note: '', date: MONDAY, slot: '09:00', mobile: '' },
} as const
const book = (more: object = {}) =>
  browser.call('callBackBook', { ...wish, ...more, requestNo: randomUUID() })
const booked = (more: object = {}) =>
  dataOf(browser, 'callBackBook', { ...wish, ...more, requestNo: randomUUID() })
const cancel = (callBackId: string) => browser.call('callBackCancel', { callBackId, requestNo: randomUUID() })
const isFree = async () => {
  const { days } = await dataOf(browser, 'callBackSlots', {})
  return days.find(({ date }) => date === MONDAY)?.slots.find(({ slot }) => slot === '09:00')?.isFree
}

describe('whom one can talk to', () => {
  test.each([
    ['an order of their own by its product', T.order, OWN_ORDER, /^产品订单 · .+/],
    ['a position by its product', T.holding, 'U1-P01', /^持有资产 · .+/],
    ['a trust they founded by its name', T.trust, 'FT1', /^家族信托 · .+/],
    ['a trust of somebody else by no name', T.trust, 'FT2', /^家族信托$/],
    ['an order of nobody by no name', T.order, 'D0', /^产品订单$/],
    ['a topic alone', T.income, '', /^收益与分配$/],
  ])('names %s', async (_what, topic, subject, about) => {
    await browser.loginAs('U1')
    expect((await info(topic, subject)).about).toMatch(about)
  })

  test('an order of another customer tells nothing of its product', async () => {
    await browser.loginAs('U6')
    expect((await info(T.order, OWN_ORDER)).about).toBe('产品订单')
  })

  test('nobody is assigned: the hotline stays, and no time is offered', async () => {
    await browser.loginAs('U3')
    expect(await info()).toMatchObject({ advisor: null, earliest: '', callBacks: [] })
    expect(await book()).toMatchObject({ inner: INNER.stateConflict })
  })

  test.each([
    ['in working hours', 0, '1', '2026-11-20 11:00:00'],
    ['in the evening', 8 * 3600, '0', '2026-11-23 09:00:00'],
    ['on Saturday', 24 * 3600, '0', '2026-11-23 09:00:00'],
  ])(
    '%s it says whether the line is answered, and when the advisor has time',
    async (_when, seconds, isOpen, earliest) => {
      await browser.advance(seconds)
      await browser.loginAs('U1')
      expect(await info()).toMatchObject({ isOpen, earliest })
    },
  )
})

describe('a call at a time that suits', () => {
  beforeEach(() => browser.loginAs('U1'))

  test('is booked with its topic, and is made when its half hour is over', async () => {
    const data = await booked({ topic: T.order, subject: OWN_ORDER, note: ' 想了解打款 ' })
    expect(data).toMatchObject({
      note: '想了解打款',
      callTime: `${MONDAY} 09:00:00`,
      callEnd: `${MONDAY} 09:30:00`,
      status: CALL_BACK_STATUS.booked,
    })
    expect(data.about).toMatch(/^产品订单 · /)
    // Monday, 09:31.
    await browser.advance(71 * 3600 + 31 * 60)
    await browser.loginAs('U1')
    expect((await info()).callBacks).toMatchObject([
      { callBackId: data.callBackId, status: CALL_BACK_STATUS.done },
    ])
    expect(await cancel(data.callBackId)).toMatchObject({
      inner: INNER.stateConflict,
      msg: '这次回电已经结束，无需取消',
    })
  })

  test('that nobody answered is told, and leads back here', async () => {
    const data = await booked()
    await browser.control('POST', 'office', {
      kind: 'callBack',
      id: data.callBackId,
      isPassed: false,
      reason: '无人接听',
    })
    expect((await info()).callBacks).toMatchObject([{ status: CALL_BACK_STATUS.missed }])
    const { list } = await dataOf(browser, 'systemNoticeList', { pageNum: 1, pageSize: 5 })
    expect(list.map(({ title }) => title)).toContain('理财经理未能联系到您')
  })

  test('is taken back, and its time is free again', async () => {
    const data = await booked()
    expect(await isFree()).toBe('0')
    expect(await cancel(data.callBackId)).toMatchObject({ data: { status: CALL_BACK_STATUS.cancelled } })
    expect(await isFree()).toBe('1')
  })

  test('is one for each time of an advisor, whoever asks', async () => {
    await book()
    await browser.loginAs('U2')
    expect(await book()).toMatchObject({
      inner: INNER.invalidInput,
      data: { errors: [{ field: 'slot', msg: '该时段已约满，请选择其他时段' }] },
    })
    // Advised by another.
    await browser.loginAs('U6')
    expect(await book()).toMatchObject({ inner: INNER.success })
  })

  test.each([
    ['slot', { slot: '12:00' }, '请选择可预约的时段'],
    ['slot', { date: '2026-11-22' }, '请选择可预约的时段'],
    ['slot', { date: '2026-11-20', slot: '10:30' }, '请选择可预约的时段'],
    ['mobile', { mobile: '12345' }, '请输入正确的手机号'],
    ['note', { note: '字'.repeat(CALL_BACK_NOTE_MAX + 1) }, `请控制在 ${CALL_BACK_NOTE_MAX} 个字以内`],
    ['topic', { topic: '99' }, '请选择事由'],
  ])('is refused at %s for %j', async (field, change: object, msg) => {
    expect(await book(change)).toMatchObject({
      inner: INNER.invalidInput,
      data: { errors: [{ field, msg }] },
    })
  })

  test('can be had so often at a time', async () => {
    for (const slot of ['09:00', '09:30', '10:00'].slice(0, CALL_BACKS_MAX)) {
      expect(await book({ slot })).toMatchObject({ inner: INNER.success })
    }
    expect(await book({ slot: '11:00' })).toMatchObject({
      inner: INNER.stateConflict,
      msg: `您已预约 ${CALL_BACKS_MAX} 次回电，请先取消其中一次`,
    })
  })

  test('of somebody else cannot be taken back', async () => {
    const data = await booked()
    await browser.loginAs('U6')
    expect(await cancel(data.callBackId)).toMatchObject({
      inner: INNER.notOwner,
    })
  })
})
