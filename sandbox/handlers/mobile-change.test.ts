import { randomUUID } from 'node:crypto'
import { INNER, OUTER } from '@/contract/codes'
import type { Sandbox } from '../server'
import { dataOf } from '../testing/answers'
import { Browser, cleanUp, startTest } from '../testing/harness'
import { MOBILES, verifyTokenOf } from '../testing/verified'

const NEW = '19911112222'

let sandbox: Sandbox
let browser: Browser
beforeEach(async () => {
  await cleanUp()
  ;({ sandbox, browser } = await startTest())
  await browser.loginAs('U1')
})
afterAll(cleanUp)

async function faceToken(on = browser): Promise<string> {
  const { bizToken } = await dataOf(on, 'faceStart', {
    scene: 'mobileChange',
    subject: '',
    channel: 'h5',
    requestNo: randomUUID(),
  })
  await on.control('POST', 'face', { bizToken, result: 'passed' })
  return (await dataOf(on, 'faceResult', { bizToken })).verifyToken
}

/** A code to the new phone, past the picture. */
async function newCode(mobile = NEW, on = browser): Promise<string> {
  const { captchaId } = await dataOf(on, 'captchaGet', { scene: 'newMobile' })
  const [newest] = await on.control<{ code: string }[]>('GET', 'captchas')
  const sent = await on.call('smsCodeSend', {
    ...{ scene: 'newMobile', mobile, channel: 'sms', captchaId, captchaCode: newest?.code ?? '' },
  })
  expect(sent).toMatchObject({ inner: INNER.success })
  return on.lastCode(mobile)
}

const change = (input: object, on = browser) =>
  on.call('mobileChange', {
    ...{ mobile: NEW, smsCode: '000000', verifyToken: '', faceToken: '', requestNo: randomUUID() },
    ...input,
  })

/** Logs in by text, as anybody does. */
async function login(mobile: string): Promise<string> {
  const phone = new Browser(sandbox)
  await phone.advance(61)
  await phone.call('smsCodeSend', { scene: 'login', mobile })
  const smsCode = await phone.lastCode(mobile)
  const { inner } = await phone.call('smsLogin', { mobile, smsCode, agreed: '1', requestNo: randomUUID() })
  return inner ?? ''
}

const telephone = async (on = browser) => (await dataOf(on, 'userDetail', {})).telephone

describe('another phone', () => {
  test('is the one to log in with at once, the old one no more, and every other device is out', async () => {
    const other = new Browser(sandbox)
    await other.loginAs('U1')
    const stranger = new Browser(sandbox)
    await stranger.loginAs('U2')
    const answer = await change({ smsCode: await newCode(), faceToken: await faceToken() })
    expect(answer).toMatchObject({ inner: INNER.success, data: { telephone: NEW, signedOut: 1 } })
    expect(await telephone()).toBe(NEW)
    expect((await other.call('messageHome')).code).toBe(OUTER.sessionExpired)
    expect(await telephone(stranger)).toBe(MOBILES.U2)
    expect([await login(NEW), await login(MOBILES.U1)]).toEqual([INNER.success, INNER.smsCodeWrong])
  })

  test('is told without being named', async () => {
    await change({ smsCode: await newCode(), faceToken: await faceToken() })
    const { list } = await dataOf(browser, 'systemNoticeList', { pageNum: 1, pageSize: 5 })
    const notice = list.find(({ title }) => title === '登录手机号已更换')
    expect(notice?.summary).toContain('199****2222')
    expect(JSON.stringify(list)).not.toContain(NEW)
  })

  test('of who has proved no identity goes by a code to the old one', async () => {
    const on = new Browser(sandbox)
    await on.loginAs('U3')
    const smsCode = await newCode(NEW, on)
    expect(await change({ smsCode }, on)).toMatchObject({ data: { missing: ['sms'] } })
    const verifyToken = await verifyTokenOf(on, 'U3', 'mobileChange')
    expect(await change({ smsCode, verifyToken }, on)).toMatchObject({ inner: INNER.success })
    expect(await telephone(on)).toBe(NEW)
  })
})

test('a code to the old phone is not enough once the identity is known; the new phone’s code stands all the same', async () => {
  const smsCode = await newCode()
  const verifyToken = await verifyTokenOf(browser, 'U1', 'mobileChange')
  expect(await change({ smsCode, verifyToken })).toMatchObject({
    inner: INNER.verifyTokenMissing,
    data: { missing: ['face'] },
  })
  expect(await telephone()).toBe(MOBILES.U1)
  expect(await change({ smsCode, faceToken: await faceToken() })).toMatchObject({ inner: INNER.success })
})

describe('nothing changes', () => {
  afterEach(async () => expect(await telephone()).toBe(MOBILES.U1))

  test('to the phone in use, nor to somebody else’s; whose it is learns only who has it', async () => {
    const face = await faceToken()
    const refusal = (msg: string) => ({
      inner: INNER.invalidInput,
      data: { errors: [{ field: 'mobile', msg }] },
    })
    expect(await change({ mobile: MOBILES.U1, faceToken: face })).toMatchObject(
      refusal('新手机号与当前手机号相同，请输入另一个号码'),
    )
    const smsCode = await newCode(MOBILES.U2)
    const wrong = smsCode === '000000' ? '000001' : '000000'
    expect(await change({ mobile: MOBILES.U2, smsCode: wrong, faceToken: face })).toMatchObject({
      inner: INNER.smsCodeWrong,
    })
    expect(await change({ mobile: MOBILES.U2, smsCode, faceToken: face })).toMatchObject(
      refusal('该手机号已用于其他账户，请更换号码或联系客服'),
    )
  })

  test('by a face that was shown for something else, or a code of another phone', async () => {
    const smsCode = await newCode()
    const face = await faceToken()
    expect(await change({ mobile: '19911113333', smsCode, faceToken: face })).toMatchObject({
      inner: INNER.smsCodeWrong,
    })
    const { bizToken } = await dataOf(browser, 'faceStart', {
      ...{ scene: 'sensitive', subject: '', channel: 'h5', requestNo: randomUUID() },
    })
    await browser.control('POST', 'face', { bizToken, result: 'passed' })
    const { verifyToken: foreign } = await dataOf(browser, 'faceResult', { bizToken })
    expect(await change({ smsCode, faceToken: foreign })).toMatchObject({ inner: INNER.verifyTokenMissing })
  })
})

test('a repeated change answers as the first one, whose proofs are used up', async () => {
  const input = { smsCode: await newCode(), faceToken: await faceToken(), requestNo: randomUUID() }
  const first = await change(input)
  expect(await change(input)).toMatchObject({ inner: INNER.success, data: first.data })
  expect(await change({ ...input, mobile: '19911113333', requestNo: randomUUID() })).toMatchObject({
    inner: INNER.verifyTokenMissing,
  })
})

test('codes go to a new phone after a picture, from customers alone, and prove nothing else', async () => {
  expect(await browser.call('smsCodeSend', { scene: 'newMobile', mobile: NEW })).toMatchObject({
    data: { errors: [{ field: 'captchaCode', msg: '请输入图形验证码' }] },
  })
  expect(await new Browser(sandbox).call('smsCodeSend', { scene: 'newMobile', mobile: NEW })).toMatchObject({
    inner: INNER.loginRequired,
  })
  expect(
    await browser.call('smsCodeVerify', {
      ...{ scene: 'newMobile', subject: '', smsCode: await newCode(), requestNo: randomUUID() },
    }),
  ).toMatchObject({ inner: INNER.invalidInput })
})
