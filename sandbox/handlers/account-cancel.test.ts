import { randomUUID } from 'node:crypto'
import type { Cancellation } from '@/contract/account-cancel'
import { INNER } from '@/contract/codes'
import { CANCEL_BLOCKER, CANCEL_STATUS } from '@/contract/tables/account-cancel'
import { dataOf } from '../testing/answers'
import { type Browser, cleanUp, startTest } from '../testing/harness'
import { MOBILES, verifyTokenOf } from '../testing/verified'

const AGREEMENT = 'AG-CANC-11'
const DAY = 86_400

type Customer = keyof typeof MOBILES

let browser: Browser

beforeEach(async () => {
  await cleanUp()
  ;({ browser } = await startTest())
  await browser.loginAs('U3')
})
afterAll(cleanUp)

const check = () => dataOf(browser, 'accountCancelCheck', {})

async function read(): Promise<void> {
  await browser.call('agreementContent', { code: 'accountCancel' })
  await browser.advance(10)
  const report = { docId: AGREEMENT, lastPage: 1, isEnd: '1', seconds: 10, requestNo: randomUUID() }
  await browser.call('docReadReport', report)
}

async function apply(customer: Customer = 'U3', more: object = {}) {
  return browser.call('accountCancelApply', {
    reason: '1',
    waivePoints: '0',
    agreementVersion: '1.1',
    verifyToken: await verifyTokenOf(browser, customer, 'accountCancel'),
    requestNo: randomUUID(),
    ...more,
  })
}

/** An application that was taken. */
async function applied(): Promise<Cancellation> {
  await read()
  return (await apply()).data as Cancellation
}

async function logIn(mobile: string) {
  await browser.advance(60)
  await browser.call('smsCodeSend', { mobile, scene: 'login' })
  const smsCode = await browser.lastCode(mobile)
  return browser.call('smsLogin', { mobile, smsCode, agreed: '1', requestNo: randomUUID() })
}

test('who holds nothing may close the account; who holds something is told what comes first', async () => {
  expect(await check()).toEqual({ canCancel: '1', blockers: [], points: 0, application: null })
  await browser.loginAs('U1')
  const { canCancel, blockers, points } = await check()
  expect(canCancel).toBe('0')
  expect(points).toBe(12680)
  expect(blockers.map(({ code }) => code)).toEqual([
    CANCEL_BLOCKER.holding,
    CANCEL_BLOCKER.order,
    CANCEL_BLOCKER.trade,
    CANCEL_BLOCKER.trust,
    CANCEL_BLOCKER.application,
  ])
  expect(blockers[0]).toEqual({ code: 'holding', count: 12, msg: '12只产品持有中，请先赎回或等待到期' })
  await read()
  expect(await apply('U1', { waivePoints: '1' })).toMatchObject({
    inner: INNER.stateConflict,
    msg: '暂时不能注销：12只产品持有中，请先赎回或等待到期',
  })
})

test('the agreement has to be read, in its version', async () => {
  const unread = await apply()
  expect(unread.inner).toBe(INNER.invalidInput)
  expect(unread.data).toEqual({ errors: [{ field: 'agreementVersion', msg: '请完整阅读《账户注销协议》' }] })
  await read()
  await browser.advance(60)
  expect((await apply('U3', { agreementVersion: '1.0' })).inner).toBe(INNER.stateConflict)
})

test('a proof for something else closes no account, and a refusal before leaves the proof good', async () => {
  await read()
  const other = await verifyTokenOf(browser, 'U3', 'piExport')
  expect((await apply('U3', { verifyToken: other })).inner).toBe(INNER.verifyTokenMissing)
})

test('points are lost, which has to be agreed to', async () => {
  await browser.loginAs('U2')
  const { blockers, points } = await check()
  expect({ blockers, points }).toEqual({ blockers: [], points: 860 })
  await read()
  expect((await apply('U2')).data).toEqual({ errors: [{ field: 'waivePoints', msg: '请确认放弃剩余积分' }] })
  await browser.advance(60)
  expect((await apply('U2', { waivePoints: '1' })).inner).toBe(INNER.success)
})

test('one application at a time, decided within 15 working days, with a notice', async () => {
  const { applyNo, status, promisedDate } = await applied()
  expect(status).toBe(CANCEL_STATUS.inReview)
  expect(promisedDate).toBe('2026-12-11')
  await browser.advance(60)
  expect(await apply()).toMatchObject({
    inner: INNER.stateConflict,
    msg: '注销申请正在审核，无需重复提交',
  })
  expect((await check()).application?.applyNo).toBe(applyNo)
  const { list } = await dataOf(browser, 'systemNoticeList', { readFlag: '0', pageNum: 1, pageSize: 20 })
  expect(list[0]).toMatchObject({
    title: '注销申请已受理',
    linkUrl: '/phone/agreement/accountCancelAgreement',
  })
})

test('taken back before the decision, and never by somebody else or twice', async () => {
  const { applyNo } = await applied()
  await browser.loginAs('U4')
  const withdraw = () => browser.call('accountCancelWithdraw', { applyNo, requestNo: randomUUID() })
  expect((await withdraw()).inner).toBe(INNER.notOwner)
  await browser.loginAs('U3')
  expect((await withdraw()).data).toMatchObject({ status: CANCEL_STATUS.withdrawn })
  expect((await withdraw()).inner).toBe(INNER.stateConflict)
  await browser.advance(30 * DAY)
  await browser.loginAs('U3')
  expect((await check()).application?.status).toBe(CANCEL_STATUS.withdrawn)
  expect((await logIn(MOBILES.U3)).inner).toBe(INNER.success)
})

test('closed by time: the sessions end, the phone logs in no more, and the login says so', async () => {
  await applied()
  await browser.advance(8 * DAY)
  expect((await browser.call('accountCancelCheck')).code).not.toBe(INNER.success)
  expect(await logIn(MOBILES.U3)).toMatchObject({
    inner: INNER.accountClosed,
    msg: '该账户已于 2026-11-27 注销，不能登录。如需帮助，请拨打客服热线',
  })
})

test('a wrong code does not tell that an account was closed', async () => {
  await applied()
  await browser.advance(8 * DAY)
  await browser.call('smsCodeSend', { mobile: MOBILES.U3, scene: 'login' })
  const wrong = { mobile: MOBILES.U3, smsCode: '000000', agreed: '1', requestNo: randomUUID() }
  expect((await browser.call('smsLogin', wrong)).inner).toBe(INNER.smsCodeWrong)
})

test('the office decides: passed ends the session at once, refused says why and all goes on', async () => {
  const { applyNo } = await applied()
  const decide = (decision: object) =>
    browser.control('POST', 'office', { kind: 'accountCancel', id: applyNo, ...decision })
  const waitingHere = async () =>
    (await browser.control<{ kind: string; id: string; customer: string }[]>('GET', 'office')).filter(
      ({ kind }) => kind === 'accountCancel',
    )
  const [waiting] = await waitingHere()
  expect(waiting).toMatchObject({ id: applyNo, customer: 'U3', title: '账户注销' })
  await expect(decide({ isPassed: false })).rejects.toThrow('the customer has to be told why')
  await decide({ isPassed: false, reason: '名下有未办结的投诉' })
  expect((await check()).application).toMatchObject({
    status: CANCEL_STATUS.rejected,
    rejectReason: '名下有未办结的投诉',
  })
  expect(await waitingHere()).toEqual([])
  await expect(decide({ isPassed: true })).rejects.toThrow('No case of this kind and id waits.')

  await browser.advance(60)
  const again = (await apply()).data as Cancellation
  await browser.control('POST', 'office', { kind: 'accountCancel', id: again.applyNo, isPassed: true })
  expect((await browser.call('accountCancelCheck')).inner).not.toBe(INNER.success)
})

test('the office page is served', async () => {
  expect(await (await browser.fetch('/sandbox/office')).text()).toContain('后台审核')
})
