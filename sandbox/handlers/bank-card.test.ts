import { randomUUID } from 'node:crypto'
import { INNER } from '@/contract/codes'
import { dataOf } from '../testing/answers'
import { type Browser, cleanUp, startTest } from '../testing/harness'
import { MOBILES } from '../testing/verified'

let browser: Browser

beforeEach(async () => {
  await cleanUp()
  ;({ browser } = await startTest())
  await browser.loginAs('U1')
})
afterAll(cleanUp)

const OWN = '6205500000000000012'
const verify = (cardNo: string, mobile: string = MOBILES.U1) =>
  browser.call('bankCardVerify', { cardNo, mobile, requestNo: randomUUID() })
const bind = (verifyId: string, smsCode: string, requestNo: string = randomUUID()) =>
  browser.call('bankCardBind', { verifyId, smsCode, requestNo })
const cards = async () => (await dataOf(browser, 'bankCardList', {})).cards

test.each([
  ['of another sum', '6205500000000000013', '请输入正确的银行卡号'],
  ['too short', '62055000000000', '请输入正确的银行卡号'],
  ['a credit card', '6250947000000022', '仅支持本人借记卡'],
  ['somebody else’s', '6250947000000014', '仅支持本人借记卡'],
  ['of no bank', '6205500000000180012', '仅支持本人借记卡'],
  ['no longer valid', '6205500000000000038', '该卡已失效，请更换银行卡'],
  ['bound already', '6200000000000005', '该卡已绑定，请直接选择'],
])('a card that is %s is refused (V-CARD)', async (_kind, cardNo, msg) => {
  const { inner, data } = await verify(cardNo)
  expect([inner, data]).toEqual([INNER.invalidInput, { errors: [{ field: 'cardNo', msg }] }])
})

test('the code goes to the phone that the bank has, and to no other', async () => {
  const { inner, data } = await verify(OWN, '19900000099')
  expect([inner, data]).toEqual([
    INNER.invalidInput,
    { errors: [{ field: 'mobile', msg: '请填写银行预留的手机号' }] },
  ])
  expect(await browser.control('GET', 'inbox')).toEqual([])
})

test('an own debit card is bound once by its code, whose answer comes again', async () => {
  const { verifyId, bankName } = (await verify(OWN)).data as { verifyId: string; bankName: string }
  expect(bankName).toBe('远山银行')
  const code = await browser.lastCode(MOBILES.U1)
  const wrong = code === '000000' ? '000001' : '000000'
  expect((await bind(verifyId, wrong)).inner).toBe(INNER.smsCodeWrong)
  const requestNo = randomUUID()
  const first = await bind(verifyId, code, requestNo)
  expect(first.data).toMatchObject({
    bankName: '远山银行',
    cardNoMask: '6205***********0012',
    cardType: 'debit',
    isDefault: '0',
  })
  expect((await bind(verifyId, code, requestNo)).data).toEqual(first.data)
  expect((await cards()).map(({ cardNoMask }) => cardNoMask)).toEqual([
    '6200********0005',
    '6205***********0012',
  ])
})

test('a check is its customer’s, and ends with its code', async () => {
  const { verifyId } = (await verify(OWN)).data as { verifyId: string }
  const code = await browser.lastCode(MOBILES.U1)
  await browser.loginAs('U2')
  expect((await bind(verifyId, code)).inner).toBe(INNER.notOwner)
  await browser.loginAs('U1')
  await browser.advance(301)
  expect((await bind(verifyId, code)).inner).toBe(INNER.smsCodeExpired)
  expect(await cards()).toHaveLength(1)
})

test('who is not known by name has no card', async () => {
  await browser.loginAs('U3')
  expect(await cards()).toEqual([])
  expect((await verify(OWN)).inner).toBe(INNER.realNameRequired)
})

test('every card has one bank and one owner', async () => {
  const owners: string[] = []
  for (const customer of ['U1', 'U2', 'U4', 'U6'] as const) {
    await browser.loginAs(customer)
    owners.push(...(await cards()).map(({ bankName, cardNoMask }) => `${bankName} ${cardNoMask}`))
  }
  expect(owners).toEqual([
    '招商银行 6200********0005',
    '远山银行 6250********0014',
    '远山银行 6205***********0004',
    '建设银行 6205********0004',
  ])
})
