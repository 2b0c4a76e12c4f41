import { createHash, randomUUID } from 'node:crypto'
import { INNER } from '@/contract/codes'
import { ORDER_STATUS } from '@/contract/tables/order'
import { isOn } from '@/lib/flag'
import { dataOf } from '../testing/answers'
import { type Browser, cleanUp, startTest } from '../testing/harness'
import { readPdf } from '../testing/read-pdf'
import {
  agree,
  confirm,
  CONFIRMATION,
  contract,
  readPapers,
  signature,
  TO_SIGN,
  untilSigning,
} from '../testing/signing'

let browser: Browser

beforeEach(async () => {
  await cleanUp()
  ;({ browser } = await startTest())
  await browser.loginAs('U1')
})
afterAll(cleanUp)

const order = (orderId: string) => dataOf(browser, 'orderDetail', { orderId })
const sign = async (orderId: string, more: object = {}) =>
  browser.call('contractSign', { ...(await signature(browser, orderId)), ...more })

test('a contract is opened, read, agreed to, confirmed and signed; the order goes on to its recording', async () => {
  const { recorded } = TO_SIGN
  expect(await contract(browser, recorded)).toMatchObject({ step: 'read', orderStatus: ORDER_STATUS.toSign })
  await dataOf(browser, 'contractOpen', { orderId: recorded, requestNo: randomUUID() })
  expect(await contract(browser, recorded)).toMatchObject({ step: 'read', orderStatus: ORDER_STATUS.signing })
  await readPapers(browser, recorded)
  expect((await contract(browser, recorded)).step).toBe('read')
  expect((await agree(browser, recorded)).data).toMatchObject({ step: 'confirm' })
  expect((await confirm(browser, recorded)).data).toMatchObject({ step: 'sign' })
  const { inner, data } = await sign(recorded)
  expect(inner).toBe(INNER.success)
  expect(data).toMatchObject({ nextAction: 'record', deadline: '2026-11-27 17:00:00', coolingHours: 24 })
  const signed = await order(recorded)
  expect(signed).toMatchObject({
    orderStatus: ORDER_STATUS.toRecord,
    payDeadline: '2026-11-27 17:00:00',
    signDeadline: '',
    bankNameMask: '招商银行(0005)',
  })
  expect(signed.contractNo).toMatch(/^YL-2026-11-/)
  expect(signed.timeline.filter(({ isDone }) => isOn(isDone)).map(({ name }) => name)).toEqual([
    '提交订单',
    '查阅合同',
    '签署合同',
  ])
  expect((await contract(browser, recorded)).step).toBe('signed')
})

test('what need not be recorded is to be paid by the close of the next working day', async () => {
  await untilSigning(browser, TO_SIGN.begun)
  expect((await sign(TO_SIGN.begun)).data).toMatchObject({
    nextAction: 'pay',
    deadline: '2026-11-23 17:00:00',
  })
  expect(await order(TO_SIGN.begun)).toMatchObject({ orderStatus: ORDER_STATUS.toPay, canPayMark: '1' })
})

test('each signed file is another one than the paper, and states the hash of what was read', async () => {
  await untilSigning(browser, TO_SIGN.begun)
  const { docs } = await contract(browser, TO_SIGN.begun)
  await sign(TO_SIGN.begun)
  const signed = await dataOf(browser, 'contractSignResult', { orderId: TO_SIGN.begun })
  expect(signed.docs.map(({ hash }) => hash)).toEqual(docs.map(({ hash }) => hash))
  const { documents } = await order(TO_SIGN.begun)
  expect(documents.map(({ fileId, isSigned }) => [fileId, isSigned])).toEqual(
    signed.docs.map(({ fileId }) => [fileId, '1']),
  )
  for (const { fileId, hash } of signed.docs) {
    const { url } = await dataOf(browser, 'fileUrlQuery', { fileId })
    const bytes = Buffer.from(await (await browser.fetch(url)).arrayBuffer())
    expect(createHash('sha256').update(bytes).digest('hex')).not.toBe(hash)
    const text = readPdf(bytes)
      .pages.flatMap(({ lines }) => lines.map(line => line.text))
      .join('')
      .replace(/\s/g, '')
    expect(text).toContain(hash)
    expect(text).toContain(signed.certSerial)
    expect(text).toContain(signed.contractNo)
  }
})

test('no step is taken before the one it waits for', async () => {
  const { begun } = TO_SIGN
  expect(await confirm(browser, begun)).toMatchObject({
    inner: INNER.stateConflict,
    msg: '请先阅读并同意全部合同文件',
  })
  expect(await agree(browser, begun)).toMatchObject({
    inner: INNER.stateConflict,
    msg: expect.stringMatching(/^请完整阅读《.*投资者适当性匹配意见》$/) as string,
  })
  expect(await sign(begun)).toMatchObject({ inner: INNER.stateConflict })
  await readPapers(browser, begun)
  await agree(browser, begun)
  await browser.advance(60)
  expect(await sign(begun)).toMatchObject({ inner: INNER.stateConflict, msg: '请先确认合同信息' })
})

test('the first page of many marks nothing read', async () => {
  const { docs } = await contract(browser, TO_SIGN.recorded)
  const [first] = docs
  if (!first) throw new Error('no paper')
  await dataOf(browser, 'fileUrlQuery', { fileId: first.fileId })
  await browser.advance(60)
  const report = { docId: first.docId, lastPage: 1, isEnd: '1', seconds: 60, hash: first.hash } as const
  const answer = await dataOf(browser, 'docReadReport', { ...report, requestNo: randomUUID() })
  expect([first.pageCount > 1, answer.readStatus]).toEqual([true, '1'])
  expect((await contract(browser, TO_SIGN.recorded)).docs[0]?.readFlag).toBe('0')
})

test('a paper that has a newer version by then is neither agreed to nor signed unread', async () => {
  const { begun } = TO_SIGN
  await untilSigning(browser, begun)
  const input = await signature(browser, begun)
  await browser.control('POST', 'document-version', { docId: input.docs[0]?.docId, version: '2.2' })
  expect(await browser.call('contractSign', input)).toMatchObject({
    inner: INNER.stateConflict,
    msg: expect.stringContaining('已更新，请重新阅读后再签署') as string,
  })
  expect(await contract(browser, begun)).toMatchObject({ step: 'read' })
  await readPapers(browser, begun)
  await agree(browser, begun)
  // What was confirmed refers to the papers as they were: it stands there, to be confirmed again.
  expect(await contract(browser, begun)).toMatchObject({ step: 'confirm' })
  const { docs } = await contract(browser, begun)
  const unconfirmed = { ...input, docs: docs.map(({ docId, hash }) => ({ docId, hash })) }
  expect(await browser.call('contractSign', { ...unconfirmed, requestNo: randomUUID() })).toMatchObject({
    inner: INNER.stateConflict,
    msg: '请先确认合同信息',
  })
  const info = await dataOf(browser, 'contractConfirmInfo', { orderId: begun })
  const { cardId, regionCode, addressDetail } = CONFIRMATION
  expect(info).toMatchObject({ isAgain: '1', cardId, regionCode, addressDetail })
  expect((await confirm(browser, begun)).data).toMatchObject({ step: 'sign' })
  expect(await dataOf(browser, 'contractConfirmInfo', { orderId: begun })).toMatchObject({ isAgain: '0' })
  await browser.advance(60)
  expect((await sign(begun)).inner).toBe(INNER.success)
})

test('a face that was passed too long ago is asked for again, and nothing else is lost', async () => {
  const { begun } = TO_SIGN
  await untilSigning(browser, begun)
  const input = await signature(browser, begun)
  await browser.advance(301)
  expect(await browser.call('contractSign', input)).toMatchObject({
    inner: INNER.verifyTokenMissing,
    data: { missing: ['face', 'sms'] },
  })
  expect((await contract(browser, begun)).step).toBe('sign')
  const again = await signature(browser, begun)
  expect((await browser.call('contractSign', { ...again, signFileId: input.signFileId })).inner).toBe(
    INNER.success,
  )
})

test('after its deadline nothing is signed', async () => {
  const { begun } = TO_SIGN
  await untilSigning(browser, begun)
  const input = await signature(browser, begun)
  await browser.advance(5 * 86_400)
  await browser.loginAs('U1')
  expect(await browser.call('contractSign', input)).toMatchObject({ inner: INNER.stateConflict })
  expect(await contract(browser, begun)).toMatchObject({
    step: 'closed',
    orderStatus: ORDER_STATUS.cancelled,
  })
})

test('twice the same is signed once; of two signatures the second is told that it is signed', async () => {
  const { begun } = TO_SIGN
  await untilSigning(browser, begun)
  const input = await signature(browser, begun)
  await browser.advance(60)
  const other = await signature(browser, begun)
  const [first, again, second] = await Promise.all([
    browser.call('contractSign', input),
    browser.call('contractSign', input),
    browser.call('contractSign', other),
  ])
  expect(first.inner).toBe(INNER.success)
  expect(again.data).toEqual(first.data)
  expect(second).toMatchObject({ inner: INNER.stateConflict, msg: '状态已变更，请刷新' })
  expect((await order(begun)).documents).toHaveLength(5)
})

test('a signature serves one contract; one of another scene none', async () => {
  const { begun, recorded } = TO_SIGN
  await untilSigning(browser, begun)
  await untilSigning(browser, recorded)
  const input = await signature(browser, begun)
  await browser.call('contractSign', input)
  await browser.advance(60)
  expect(await sign(recorded, { signFileId: input.signFileId })).toMatchObject({
    inner: INNER.invalidInput,
    data: { errors: [{ field: 'signFileId', msg: '请重新签名' }] },
  })
})

test.each(['contractDocList', 'contractOpen', 'contractConfirmInfo', 'contractSignResult'])(
  '%s tells nobody of somebody else’s order',
  async endpoint => {
    await browser.loginAs('U6')
    for (const orderId of [TO_SIGN.begun, 'D0000000000000']) {
      expect(await browser.call(endpoint, { orderId, requestNo: randomUUID() })).toMatchObject({
        inner: INNER.notOwner,
      })
    }
  },
)

test.each([
  ['cardId', { cardId: 'K0300046' }, '请选择收付款银行卡'],
  ['regionCode', { regionCode: '110100' }, '请选择所在地区'],
  ['regionCode', { regionCode: '999999' }, '请选择所在地区'],
  ['addressDetail', { addressDetail: '路' }, '请填写详细地址'],
  ['email', { email: 'a@b' }, '请输入正确的邮箱'],
])('what is confirmed with a wrong %s is refused: %p', async (field, more, msg) => {
  await readPapers(browser, TO_SIGN.begun)
  await agree(browser, TO_SIGN.begun)
  const { inner, data } = await confirm(browser, TO_SIGN.begun, more)
  expect([inner, data]).toEqual([INNER.invalidInput, { errors: [{ field, msg }] }])
})
