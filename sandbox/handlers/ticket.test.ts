import { randomUUID } from 'node:crypto'
import { INNER } from '@/contract/codes'
import { CONTACT_TOPIC } from '@/contract/tables/contact'
import { TICKET_EVENT, TICKET_KIND, TICKET_REPLY, TICKET_STATUS } from '@/contract/tables/ticket'
import type { RequestOf } from '@/contract/endpoint'
import type { ticketCreate } from '@/contract/ticket'
import { TICKET_WORDS_MAX, TICKETS_OPEN_MAX } from '@/lib/ticket-rules'
import { dataOf } from '../testing/answers'
import { type Browser, cleanUp, startTest } from '../testing/harness'

let browser: Browser
beforeEach(async () => {
  await cleanUp()
  browser = (await startTest()).browser
  await browser.loginAs('U1')
})
afterAll(cleanUp)

/** Answered before the start, of U1. */
const ANSWERED = 'TS2026092800417263'
const OWN_ORDER = 'D2026111810004'
const TEXT = '分配日过了两天才到账，希望说明原因。'
const DAY = 86_400

type Input = Omit<RequestOf<typeof ticketCreate>, 'requestNo'>
const wish: Input = {
  topic: CONTACT_TOPIC.order,
  subject: OWN_ORDER,
  kind: TICKET_KIND.complaint,
  reply: TICKET_REPLY.message,
  ticketTitle: '到账太慢',
  ticketText: TEXT,
}
const key = () => ({ requestNo: randomUUID() })
const create = (more: object = {}) => browser.call('ticketCreate', { ...wish, ...more, ...key() })
const created = () => dataOf(browser, 'ticketCreate', { ...wish, ...key() })
const detail = (ticketId: string) => dataOf(browser, 'ticketDetail', { ticketId })
const add = (ticketId: string, ticketText = '补充：是第二期。') =>
  browser.call('ticketAdd', { ticketId, ticketText, ...key() })
const askAgain = (ticketId: string, ticketText = '请问以后还会这样吗') =>
  browser.call('ticketAskAgain', { ticketId, ticketText, ...key() })
const withdraw = (ticketId: string) => browser.call('ticketWithdraw', { ticketId, ...key() })
const list = () => dataOf(browser, 'ticketList', { pageNum: 1, pageSize: 20 })
const decide = (id: string, more: object = {}) =>
  browser.control('POST', 'office', { kind: 'ticket', id, isPassed: true, ...more })
const notices = async () =>
  (await dataOf(browser, 'systemNoticeList', { pageNum: 1, pageSize: 20 })).list.map(
    ({ title, summary }) => `${title}|${summary}`,
  )

describe('a new ticket', () => {
  test('has a number, the thing by its name, a promised day of five working days, and its course', async () => {
    const ticket = await created()
    // A Friday, and the Friday after.
    expect(ticket.ticketId).toMatch(/^TS20261120\d{8}$/)
    expect(ticket).toMatchObject({
      status: TICKET_STATUS.received,
      promisedDay: '2026-11-27',
      about: expect.stringMatching(/^产品订单 · .+/) as unknown,
      mobileMask: '',
      words: [{ event: TICKET_EVENT.received, ticketText: TEXT }],
      canAdd: '1',
      canAskAgain: '0',
    })
    expect(ticket.course.map(({ isDone }) => isDone)).toEqual(['1', '0', '0'])
    expect((await list()).list.map(({ ticketId }) => ticketId)).toEqual([ticket.ticketId, ANSWERED])
  })

  test('the same key makes one', async () => {
    const { requestNo } = key()
    const one = await dataOf(browser, 'ticketCreate', { ...wish, requestNo })
    const again = await dataOf(browser, 'ticketCreate', { ...wish, requestNo })
    expect(again).toEqual(one)
    expect((await list()).total).toBe(2)
  })

  test('of an order of somebody else says nothing of its product', async () => {
    await browser.loginAs('U6')
    expect((await created()).about).toBe('产品订单')
  })

  test('a call goes to the own number, which is masked', async () => {
    expect(await create({ reply: TICKET_REPLY.call })).toMatchObject({
      data: { mobileMask: expect.stringMatching(/^1\d\d\*{4}\d{4}$/) as unknown },
    })
  })

  test.each([
    ['kind', { kind: '7' }, '请选择类型'],
    ['topic', { topic: '99' }, '请选择事由'],
    ['reply', { reply: '' }, '请选择答复方式'],
    ['ticketTitle', { ticketTitle: '慢' }, '请至少填写 2 个字'],
    ['ticketTitle', { ticketTitle: ' ' }, '请填写内容'],
    ['ticketText', { ticketText: '字'.repeat(9) }, '请至少填写 10 个字'],
    ['ticketText', { ticketText: '字'.repeat(501) }, '请控制在 500 个字以内'],
  ])('is refused at %s for %j', async (field, change: object, msg) => {
    expect(await create(change)).toMatchObject({
      inner: INNER.invalidInput,
      data: { errors: [{ field, msg }] },
    })
    expect((await list()).total).toBe(1)
  })

  test('so many may be open; one that is taken back makes room', async () => {
    const ids: string[] = []
    for (let count = 0; count < TICKETS_OPEN_MAX; count += 1) ids.push((await created()).ticketId)
    const refusal = await create()
    expect(refusal).toMatchObject({ inner: INNER.stateConflict, msg: (await list()).createReason })
    await withdraw(ids[0] ?? '')
    expect((await list()).createReason).toBe('')
    expect(await create()).toMatchObject({ inner: INNER.success })
  })
})

describe('its course', () => {
  test('taken up, answered in words, told by a message without any of them', async () => {
    const { ticketId } = await created()
    await decide(ticketId)
    expect(await detail(ticketId)).toMatchObject({ status: TICKET_STATUS.takenUp, canAdd: '1' })
    expect(await notices()).not.toContainEqual(expect.stringContaining(ticketId))
    await decide(ticketId, { answer: '经核实为银行系统延迟，已补记收益。' })
    const ticket = await detail(ticketId)
    expect(ticket).toMatchObject({
      status: TICKET_STATUS.answered,
      promisedDay: '',
      canAdd: '0',
      canAskAgain: '1',
    })
    expect(ticket.words.map(({ event, ticketText }) => [event, ticketText])).toEqual([
      [TICKET_EVENT.received, TEXT],
      [TICKET_EVENT.answered, '经核实为银行系统延迟，已补记收益。'],
    ])
    expect(ticket.course.map(({ name, isDone }) => [name, isDone])).toEqual([
      ['已收到', '1'],
      ['已受理，正在核实', '1'],
      ['已答复', '1'],
    ])
    const [told] = (await notices()).filter(text => text.includes(ticketId))
    expect(told).toBe(`您的投诉已答复|工单 ${ticketId} 已有答复，请查看。`)
  })

  test('time takes it up and answers it within the promise', async () => {
    const { ticketId, promisedDay } = await created()
    await browser.advance(3 * DAY)
    await browser.loginAs('U1')
    expect(await detail(ticketId)).toMatchObject({ status: TICKET_STATUS.takenUp })
    await browser.advance(3 * DAY)
    await browser.loginAs('U1')
    const { status, words } = await detail(ticketId)
    expect(status).toBe(TICKET_STATUS.answered)
    expect(words.at(-1)?.time.slice(0, 10) ?? '').toBe('2026-11-26')
    expect('2026-11-26' <= promisedDay).toBe(true)
  })

  test('words are added while it is open, so many, and not afterwards', async () => {
    const { ticketId } = await created()
    expect(await add(ticketId, '短')).toMatchObject({
      inner: INNER.invalidInput,
      data: { errors: [{ field: 'ticketText', msg: '请至少填写 2 个字' }] },
    })
    for (let count = 0; count < TICKET_WORDS_MAX; count += 1) {
      expect(await add(ticketId, `第 ${count} 次补充`)).toMatchObject({ inner: INNER.success })
    }
    expect(await add(ticketId)).toMatchObject({ inner: INNER.stateConflict })
    expect((await detail(ticketId)).words).toHaveLength(1 + TICKET_WORDS_MAX)
    expect(await add(ANSWERED)).toMatchObject({ inner: INNER.stateConflict })
  })

  test('is asked again once, with a day of its own', async () => {
    expect(await askAgain(ANSWERED)).toMatchObject({
      data: { status: TICKET_STATUS.received, promisedDay: '2026-11-27', canAdd: '1', canAskAgain: '0' },
    })
    expect(await askAgain(ANSWERED)).toMatchObject({ inner: INNER.stateConflict })
    await decide(ANSWERED, { answer: '再次答复：已安排专人跟进。' })
    expect(await detail(ANSWERED)).toMatchObject({ status: TICKET_STATUS.answered, canAskAgain: '0' })
    expect(await askAgain(ANSWERED)).toMatchObject({
      inner: INNER.stateConflict,
      msg: '每张工单可以再次提问一次，请拨打客服热线',
    })
  })

  test('is answered by its own day after the second question, not at once', async () => {
    await askAgain(ANSWERED)
    // The jobs look again whenever the clock moves.
    await browser.advance(1)
    expect(await detail(ANSWERED)).toMatchObject({ status: TICKET_STATUS.received })
    await browser.advance(3 * DAY)
    await browser.loginAs('U1')
    expect(await detail(ANSWERED)).toMatchObject({ status: TICKET_STATUS.takenUp })
  })

  test('is taken back while it is open, and is then decided by nobody', async () => {
    const { ticketId } = await created()
    expect(await withdraw(ticketId)).toMatchObject({ data: { status: TICKET_STATUS.withdrawn, canAdd: '0' } })
    expect(await withdraw(ticketId)).toMatchObject({ inner: INNER.stateConflict })
    expect(await withdraw(ANSWERED)).toMatchObject({ inner: INNER.stateConflict })
    await browser.advance(10 * DAY)
    await browser.loginAs('U1')
    expect(await detail(ticketId)).toMatchObject({ status: TICKET_STATUS.withdrawn })
  })
})

test('nobody reads, adds to, asks or takes back the ticket of somebody else', async () => {
  const { ticketId } = await created()
  await browser.loginAs('U6')
  const tries = [
    await browser.call('ticketDetail', { ticketId }),
    await add(ticketId),
    await askAgain(ANSWERED),
    await withdraw(ticketId),
    await browser.call('ticketDetail', { ticketId: 'TS0' }),
  ]
  expect(tries.map(({ inner }) => inner)).toEqual(tries.map(() => INNER.notOwner))
  expect((await list()).list).toEqual([])
})

test('no log keeps what was written', async () => {
  const { ticketId } = await created()
  await add(ticketId, '我的身体不太好，请尽快。')
  await decide(ticketId, { answer: '已为您优先处理，请放心。' })
  await detail(ticketId)
  await list()
  const log = JSON.stringify(await browser.control('GET', 'log'))
  expect(log).toContain('ticketAdd')
  for (const words of [TEXT, '到账太慢', '身体不太好', '优先处理']) expect(log).not.toContain(words)
})
