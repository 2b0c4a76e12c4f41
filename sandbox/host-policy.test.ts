import { INNER } from '@/contract/codes'
import { OWN_CHANNEL_CALLS } from '@/contract/own-channel'
import { endpoints } from '@/contract/registry'
import { isFromMiniProgram } from './host-policy'
import { dataOf } from './testing/answers'
import { type Browser, cleanUp, startTest } from './testing/harness'
import { agree, readPapers, signature, TO_SIGN, untilSigning } from './testing/signing'

const MINI_PROGRAM = { referer: 'https://servicewechat.com/wx0000000000000000/7/page-frame.html' }
const WEB_VIEW = { 'user-agent': 'Mozilla/5.0 MicroMessenger/8.0.49 miniProgram/wx0000000000000000' }
const APP = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) YuanlanTrust/5.2' }

let browser: Browser

beforeEach(async () => {
  await cleanUp()
  ;({ browser } = await startTest())
  await browser.loginAs('U1')
})
afterAll(cleanUp)

const allow = (isAllowed: boolean) => browser.control('POST', 'host-policy', { isAllowed })
const from = (headers: Record<string, string>, name: string, requestData: object = {}) =>
  browser.callRaw(name, JSON.stringify({ requestData }), headers)

test.each([
  ['the program itself', MINI_PROGRAM, true],
  ['our pages in its web-view', { userAgent: WEB_VIEW['user-agent'] }, true],
  ['our own app', { userAgent: APP['user-agent'] }, false],
  ['WeChat beside a mini-program', { userAgent: 'Mozilla/5.0 MicroMessenger/8.0.49' }, false],
  ['a page that only names it', { referer: 'https://servicewechat.com.evil.example/' }, false],
  ['nothing told', {}, false],
])('a call from %s', (_name, host, expected) => {
  expect(isFromMiniProgram(host)).toBe(expected)
})

test('every call that is meant is one of the contract, and writes', () => {
  for (const name of OWN_CHANNEL_CALLS) expect(endpoints).toHaveProperty(`${name}.isWrite`, true)
})

test('at first everything may be done in the mini-program', async () => {
  expect((await from(MINI_PROGRAM, 'userDetail')).data).toMatchObject({ isAppOnly: '0' })
  await untilSigning(browser, TO_SIGN.begun)
  const answer = await from(MINI_PROGRAM, 'contractSign', await signature(browser, TO_SIGN.begun))
  expect(answer.inner).toBe(INNER.success)
})

test.each([
  ['the mini-program', MINI_PROGRAM],
  ['its web-view', WEB_VIEW],
])(
  'once it is decided otherwise, %s signs nothing, and the app goes on where that stopped',
  async (_name, headers) => {
    await allow(false)
    expect((await from(headers, 'userDetail')).data).toMatchObject({ isAppOnly: '1' })
    await readPapers(browser, TO_SIGN.begun)
    expect((await agree(browser, TO_SIGN.begun)).inner).toBe(INNER.success)
    await untilSigning(browser, TO_SIGN.begun)
    const input = await signature(browser, TO_SIGN.begun)
    const refused = await from(headers, 'contractSign', input)
    expect([refused.inner, refused.msg]).toEqual([INNER.appOnly, '按监管要求，请在远岚信托App中办理'])
    expect((await dataOf(browser, 'contractDocList', { orderId: TO_SIGN.begun })).step).toBe('sign')
    // Neither the proofs nor the number of the request are used up.
    expect((await from(APP, 'contractSign', input)).inner).toBe(INNER.success)
  },
)

test('what is no signature and no test goes on as before', async () => {
  await allow(false)
  expect((await from(MINI_PROGRAM, 'contractDocList', { orderId: TO_SIGN.begun })).inner).toBe(INNER.success)
  expect((await from(APP, 'userDetail')).data).toMatchObject({ isAppOnly: '0' })
})

test('a reset takes the decision back', async () => {
  await allow(false)
  await browser.control('POST', 'reset')
  expect(await browser.control('GET', 'status')).toMatchObject({ maySignInMiniProgram: true })
})
