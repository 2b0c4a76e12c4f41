import { randomUUID } from 'node:crypto'
import { INNER } from '@/contract/codes'
import type { EndpointName } from '@/contract/registry'
import { type Browser, cleanUp, startTest } from '../testing/harness'

const NEW = '19912345678'
const U1 = '19900000001'

let browser: Browser

beforeEach(async () => {
  await cleanUp()
  browser = (await startTest()).browser
})
afterAll(cleanUp)

const picture = async () => {
  const { captchaId } = (await browser.call('captchaGet', { scene: 'register' })).data as {
    captchaId: string
  }
  const [newest] = await browser.control<{ code: string }[]>('GET', 'captchas')
  return { captchaId, captchaCode: newest?.code ?? '' }
}
const sendWith = (captcha: { captchaId: string; captchaCode: string }, mobile = NEW) =>
  browser.call('smsCodeSend', { mobile, scene: 'register', ...captcha })
const send = async (mobile = NEW) => sendWith(await picture(), mobile)
const versions = [
  { code: 'register', version: '2.1' },
  { code: 'privacy', version: '3.1' },
]
const register = (more: object = {}) =>
  browser.call('registerSubmit', {
    mobile: NEW,
    smsCode: '000000',
    agreed: '1',
    agreementVersions: versions,
    requestNo: randomUUID(),
    ...more,
  })
const fieldErrors = (data: unknown) => (data as { errors: { field: string; msg: string }[] }).errors

describe('the picture code', () => {
  test('is a PNG, each time another one', async () => {
    const first = (await browser.call('captchaGet', { scene: 'register' })).data as { imageBase64: string }
    const second = (await browser.call('captchaGet', { scene: 'register' })).data as { imageBase64: string }
    const bytes = Buffer.from(first.imageBase64.replace('data:image/png;base64,', ''), 'base64')
    expect(bytes.subarray(1, 4).toString()).toBe('PNG')
    expect(second.imageBase64).not.toBe(first.imageBase64)
  })

  test('serves once, right or wrong, and for five minutes', async () => {
    const right = await picture()
    expect(await sendWith(right)).toMatchObject({ inner: INNER.success, data: { resendSeconds: 60 } })
    await browser.advance(61)
    expect(fieldErrors((await sendWith(right)).data)).toEqual([
      { field: 'captchaCode', msg: '图形验证码已失效，请重新输入' },
    ])
    const wrong = await picture()
    expect(fieldErrors((await sendWith({ ...wrong, captchaCode: '0000' })).data)).toEqual([
      { field: 'captchaCode', msg: '图形验证码不正确，请重新输入' },
    ])
    expect(fieldErrors((await sendWith(wrong)).data)[0]?.msg).toBe('图形验证码已失效，请重新输入')
    const old = await picture()
    await browser.advance(301)
    expect(fieldErrors((await sendWith(old)).data)[0]?.msg).toBe('图形验证码已失效，请重新输入')
  })

  test('is wanted for a text, and no code goes out without it', async () => {
    expect(await browser.call('smsCodeSend', { mobile: NEW, scene: 'register' })).toMatchObject({
      inner: INNER.invalidInput,
    })
    expect(await browser.control('GET', 'inbox')).toEqual([])
  })
})

describe('the voice code', () => {
  const call = (mobile = NEW) => browser.call('smsCodeSend', { mobile, scene: 'register', channel: 'voice' })

  test('needs no picture, and is a call in the inbox', async () => {
    expect(await call()).toMatchObject({ inner: INNER.success })
    expect(await browser.control('GET', 'inbox')).toMatchObject([{ mobile: NEW, channel: 'voice' }])
  })

  test('comes three times a day to one phone, and not within a minute of any other code', async () => {
    await send()
    expect(await call()).toMatchObject({ inner: INNER.smsTooManyTries })
    for (let count = 0; count < 3; count += 1) {
      await browser.advance(61)
      expect(await call()).toMatchObject({ inner: INNER.success })
    }
    await browser.advance(61)
    expect(await call()).toMatchObject({ inner: INNER.smsTooManyTries })
    await browser.advance(86_400)
    expect(await call()).toMatchObject({ inner: INNER.success })
  })

  test('comes to twenty phones a minute at most', async () => {
    for (let count = 0; count < 20; count += 1) await call(`199111100${String(count).padStart(2, '0')}`)
    expect(await call()).toMatchObject({ inner: INNER.smsTooManyTries })
    await browser.advance(61)
    expect(await call()).toMatchObject({ inner: INNER.success })
  })
})

describe('registration', () => {
  test('makes a customer of whom only the phone is known, and who logs in by code', async () => {
    await send()
    const answer = await register({ smsCode: await browser.lastCode(NEW), referralCode: 'YL8806' })
    expect(answer).toMatchObject({ inner: INNER.success, data: { mobileMask: '199****5678' } })
    const { id } = answer.data as { id: string }
    expect(await browser.call('userDetail')).toMatchObject({ inner: INNER.loginRequired })

    await browser.call('smsCodeSend', { mobile: NEW, scene: 'login' })
    const login = { mobile: NEW, smsCode: await browser.lastCode(NEW), agreed: '1', requestNo: randomUUID() }
    expect(await browser.call('smsLogin', login)).toMatchObject({ data: { userId: id } })
    expect(await browser.call('userDetail')).toMatchObject({
      data: { id, telephone: NEW, nameMask: '', birDate: '', authStatus: '0', analyticsConsent: '0' },
    })
    expect(await browser.call('agreementContent', { code: 'privacy' })).toMatchObject({
      data: { signedVersion: '3.1', signTime: expect.stringContaining('2026-11-20') as string },
    })
  })

  test('leaves every overview and list of the new customer empty, and none broken', async () => {
    await send()
    await register({ smsCode: await browser.lastCode(NEW) })
    await browser.loginAs('U7')
    const page = { pageNum: 1, pageSize: 20 }
    const calls: [EndpointName, object][] = [
      ['assetOverview', { holderRole: '1' }],
      ['positionList', { holderRole: '1', sort: 'marketValue', ...page }],
      ['tradeRecordList', { range: '3m', ...page }],
      ['historyPositionList', page],
      ['incomeDistributionList', page],
      ['disclosureList', page],
      ['orderList', { orderTab: '0', ...page }],
      ['ftApplicationList', page],
      ['trustPositionList', { holderRole: '1', ...page }],
      ['myOrderBadge', {}],
      ['assetReportLotteryInfo', {}],
      ['piExportList', page],
    ]
    for (const [name, data] of calls) {
      const answer = await browser.call(name, data)
      expect({ name, inner: answer.inner }).toEqual({ name, inner: INNER.success })
      const { total = 0 } = answer.data as { total?: number }
      expect({ name, total }).toEqual({ name, total: 0 })
    }
    const { list } = (await browser.call('piChecklist')).data as {
      list: { category: string; count: number }[]
    }
    expect(list.filter(({ count }) => count > 0).map(({ category }) => category)).toEqual([
      'basic',
      'contract',
      'message',
    ])
  })

  test('of a known phone is refused, but only to who has the code', async () => {
    await send(U1)
    const code = await browser.lastCode(U1)
    const wrong = code === '000000' ? '000001' : '000000'
    expect(await register({ mobile: U1, smsCode: wrong })).toMatchObject({ inner: INNER.smsCodeWrong })
    expect(await register({ mobile: U1, smsCode: code })).toMatchObject({
      inner: INNER.alreadyRegistered,
      msg: '该手机号已注册，请直接登录',
    })
  })

  test('repeated with the same number makes one customer', async () => {
    await send()
    const request = { smsCode: await browser.lastCode(NEW), requestNo: randomUUID() }
    const first = await register(request)
    expect(await register(request)).toMatchObject({ inner: INNER.success, data: first.data })
    expect(await browser.control<unknown[]>('GET', 'customers')).toHaveLength(7)
  })

  test('locks a code after five wrong tries, and takes a new one', async () => {
    await send()
    const code = await browser.lastCode(NEW)
    const wrong = code === '000000' ? '000001' : '000000'
    for (let tries = 0; tries < 5; tries += 1) await register({ smsCode: wrong })
    expect(await register({ smsCode: code })).toMatchObject({ inner: INNER.smsTooManyTries })
    await browser.advance(61)
    await send()
    expect(await register({ smsCode: await browser.lastCode(NEW) })).toMatchObject({ inner: INNER.success })
  })

  test('wants the newest versions of both agreements, and a referral code that somebody has', async () => {
    await send()
    const smsCode = await browser.lastCode(NEW)
    expect(await register({ smsCode, agreementVersions: versions.slice(0, 1) })).toMatchObject({
      inner: INNER.stateConflict,
      msg: '《隐私政策》已更新，请重新阅读',
    })
    const old = [
      { code: 'register', version: '2.1' },
      { code: 'privacy', version: '3.0' },
    ]
    expect(await register({ smsCode, agreementVersions: old })).toMatchObject({ inner: INNER.stateConflict })
    expect(await register({ smsCode, agreed: '0' })).toMatchObject({ inner: INNER.invalidInput })
    expect(fieldErrors((await register({ smsCode, referralCode: 'NOBODY' })).data)).toEqual([
      { field: 'referralCode', msg: '推荐码不正确，可清空后继续' },
    ])
    expect(await register({ smsCode })).toMatchObject({ inner: INNER.success })
  })

  test('is no proof for anything else', async () => {
    await browser.loginAs('U1')
    await send(U1)
    const smsCode = await browser.lastCode(U1)
    const request = { scene: 'register', smsCode, requestNo: randomUUID() }
    expect(await browser.call('smsCodeVerify', request)).toMatchObject({ inner: INNER.invalidInput })
  })
})

test.each([
  ['YL8806', { nameMask: '沈*和', kind: 'advisor' }],
  ['LIN2026', { nameMask: '林*远', kind: 'customer' }],
  ['NOBODY', { nameMask: '', kind: '' }],
])('referral code %s belongs to %j', async (referralCode, data) => {
  expect((await browser.call('referrerInfo', { referralCode })).data).toEqual(data)
})
