import { randomUUID } from 'node:crypto'
import { INNER } from '@/contract/codes'
import {
  CAPTCHA_LOCK_SECONDS,
  CAPTCHA_MAX_FAILURES,
  CAPTCHAS_PER_ADDRESS_MINUTE,
  SMS_CODES_PER_ADDRESS_MINUTE,
  SMS_CODES_PER_DAY,
  SMS_LOCK_SECONDS,
  SMS_MAX_TRIES,
} from '@/contract/session'
import { type Browser, cleanUp, startTest } from '../testing/harness'
import { MOBILES } from '../testing/verified'
import { retryText } from './codes'

let browser: Browser

beforeEach(async () => {
  await cleanUp()
  browser = (await startTest()).browser
})
afterAll(cleanUp)

const send = (mobile: string, more: object = {}) =>
  browser.call('smsCodeSend', { mobile, scene: 'login', ...more })
const login = (mobile: string, smsCode: string) =>
  browser.call('smsLogin', { mobile, smsCode, agreed: '1', requestNo: randomUUID() })
const wrongCode = (code: string) => (code === '000000' ? '000001' : '000000')

async function picture(): Promise<{ captchaId: string; captchaCode: string }> {
  const { captchaId } = (await browser.call('captchaGet', { scene: 'login' })).data as { captchaId: string }
  const [newest] = await browser.control<{ code: string }[]>('GET', 'captchas')
  return { captchaId, captchaCode: newest?.code ?? '' }
}

/** Guesses wrongly until the code is locked. */
async function spoil(mobile: string): Promise<void> {
  const wrong = wrongCode(await browser.lastCode(mobile))
  for (let tries = 0; tries < SMS_MAX_TRIES; tries += 1) await login(mobile, wrong)
}

describe('login texts to one phone', () => {
  test('the third that nobody used wants a picture code', async () => {
    for (let count = 0; count < 2; count += 1) {
      expect(await send(MOBILES.U1)).toMatchObject({ inner: INNER.success })
      await browser.advance(60)
    }
    expect(await send(MOBILES.U1)).toMatchObject({
      inner: INNER.invalidInput,
      data: { errors: [{ field: 'captchaCode', msg: '请输入图形验证码' }] },
    })
    expect(await send(MOBILES.U1, { ...(await picture()), captchaCode: '0000' })).toMatchObject({
      data: { errors: [{ field: 'captchaCode', msg: '图形验证码不正确，请重新输入' }] },
    })
    expect(await send(MOBILES.U1, await picture())).toMatchObject({ inner: INNER.success })
  })

  test('a login in between makes the next ones free again', async () => {
    for (let count = 0; count < 5; count += 1) {
      expect(await send(MOBILES.U1)).toMatchObject({ inner: INNER.success })
      expect(await login(MOBILES.U1, await browser.lastCode(MOBILES.U1))).toMatchObject({
        inner: INNER.success,
      })
      await browser.advance(60)
    }
  })

  test('a stranger’s phone is treated alike', async () => {
    for (let count = 0; count < 2; count += 1) {
      await send('19911112222')
      await browser.advance(60)
    }
    expect(await send('19911112222')).toMatchObject({ inner: INNER.invalidInput })
  })

  test('are counted over a day with those of every scene, and the message says when there may be another', async () => {
    await browser.loginAs('U1')
    for (let count = 0; count < SMS_CODES_PER_DAY; count += 1) {
      const scene = count % 2 ? 'donate' : 'tradeCancel'
      expect(await browser.call('smsCodeSend', { scene })).toMatchObject({ inner: INNER.success })
      await browser.advance(60)
    }
    expect(await send(MOBILES.U1)).toMatchObject({
      inner: INNER.smsTooManyTries,
      msg: expect.stringMatching(
        /^该手机号 24 小时内已发送 20 条验证码，请于 明天 10:0[01] 后再获取$/,
      ) as string,
    })
    expect(await send(MOBILES.U2)).toMatchObject({ inner: INNER.success })
    await browser.advance(86_400)
    expect(await send(MOBILES.U1)).toMatchObject({ inner: INNER.success })
  })
})

test('a second code within a minute is refused with the seconds left', async () => {
  await send(MOBILES.U1)
  await browser.advance(20)
  expect(await send(MOBILES.U1)).toMatchObject({
    inner: INNER.smsTooManyTries,
    msg: expect.stringMatching(/^验证码已发送，请于 (39|40) 秒后再获取$/) as string,
  })
})

test('one address gets so many codes a minute, whatever the phones', async () => {
  const mobile = (count: number) => `138${String(10_000_000 + count)}`
  for (let count = 0; count < SMS_CODES_PER_ADDRESS_MINUTE; count += 1) {
    expect(await send(mobile(count))).toMatchObject({ inner: INNER.success })
  }
  expect(await send(MOBILES.U1)).toMatchObject({
    inner: INNER.smsTooManyTries,
    msg: expect.stringMatching(/^当前网络获取验证码过于频繁，请于 \d+ 秒后再获取$/) as string,
  })
  await browser.advance(60)
  expect(await send(MOBILES.U1)).toMatchObject({ inner: INNER.success })
})

describe('wrong tries', () => {
  test('of two codes lock the phone for half an hour, and a third code opens nothing', async () => {
    await send(MOBILES.U1)
    await spoil(MOBILES.U1)
    expect(await login(MOBILES.U1, await browser.lastCode(MOBILES.U1))).toMatchObject({
      inner: INNER.smsTooManyTries,
      msg: '验证码错误次数过多，请重新获取验证码',
    })
    await browser.advance(60)
    await send(MOBILES.U1)
    await spoil(MOBILES.U1)
    await browser.advance(60)
    const locked = {
      inner: INNER.smsTooManyTries,
      msg: expect.stringMatching(/^验证码错误次数过多，请于 今天 10:3[12] 后重新获取$/) as string,
    }
    expect(await login(MOBILES.U1, await browser.lastCode(MOBILES.U1))).toMatchObject(locked)
    expect(await send(MOBILES.U1, await picture())).toMatchObject(locked)
    await browser.advance(SMS_LOCK_SECONDS)
    expect(await send(MOBILES.U1, await picture())).toMatchObject({ inner: INNER.success })
    expect(await login(MOBILES.U1, await browser.lastCode(MOBILES.U1))).toMatchObject({
      inner: INNER.success,
    })
  })

  test('are forgiven by a right one', async () => {
    for (let round = 0; round < 3; round += 1) {
      await send(MOBILES.U1)
      const code = await browser.lastCode(MOBILES.U1)
      for (let tries = 0; tries < SMS_MAX_TRIES - 1; tries += 1) await login(MOBILES.U1, wrongCode(code))
      expect(await login(MOBILES.U1, code)).toMatchObject({ inner: INNER.success })
      await browser.advance(60)
    }
  })

  test('lock a customer’s scene as well, and that scene alone', async () => {
    await browser.loginAs('U1')
    const verify = (scene: string, smsCode: string) =>
      browser.call('smsCodeVerify', { scene, smsCode, requestNo: randomUUID() })
    for (let round = 0; round < 2; round += 1) {
      await browser.call('smsCodeSend', { scene: 'donate' })
      const wrong = wrongCode(await browser.lastCode(MOBILES.U1))
      for (let tries = 0; tries < SMS_MAX_TRIES; tries += 1) await verify('donate', wrong)
      await browser.advance(60)
    }
    expect(await browser.call('smsCodeSend', { scene: 'donate' })).toMatchObject({
      inner: INNER.smsTooManyTries,
    })
    expect(await browser.call('smsCodeSend', { scene: 'piReveal' })).toMatchObject({ inner: INNER.success })
  })
})

// Each picture takes a server of its own 30 ms to draw, on a busy machine several times that.
const PICTURES_TIMEOUT_MS = 60_000

describe('pictures', () => {
  test(
    'are drawn so often for one address in a minute',
    async () => {
      for (let count = 0; count < CAPTCHAS_PER_ADDRESS_MINUTE; count += 1) await picture()
      expect(await browser.call('captchaGet', { scene: 'login' })).toMatchObject({
        inner: INNER.smsTooManyTries,
        msg: expect.stringMatching(/请于 \d+ 秒后再试，或改用语音验证码$/) as string,
      })
      await browser.advance(60)
      expect(await browser.call('captchaGet', { scene: 'login' })).toMatchObject({ inner: INNER.success })
    },
    PICTURES_TIMEOUT_MS,
  )

  test(
    'answered wrongly too often stop the address, also for one that was fetched before',
    async () => {
      const right = await picture()
      for (let count = 0; count < CAPTCHA_MAX_FAILURES; count += 1) {
        await send('19911112222', { scene: 'register', ...(await picture()), captchaCode: '0000' })
      }
      const stopped = { inner: INNER.smsTooManyTries }
      expect(await browser.call('captchaGet', { scene: 'register' })).toMatchObject(stopped)
      expect(await send('19911112222', { scene: 'register', ...right })).toMatchObject(stopped)
      expect(await send('19911112222', { scene: 'register', channel: 'voice' })).toMatchObject({
        inner: INNER.success,
      })
      await browser.advance(CAPTCHA_LOCK_SECONDS)
      expect(await send('19911113333', { scene: 'register', ...(await picture()) })).toMatchObject({
        inner: INNER.success,
      })
    },
    PICTURES_TIMEOUT_MS,
  )
})

const TEN = Date.parse('2026-11-20T10:00:30+08:00')
test.each([
  [TEN + 1, '1 秒后'],
  [TEN + 120_000, '120 秒后'],
  [TEN + 1_800_000, '今天 10:31 后'],
  [TEN + 86_400_000, '明天 10:01 后'],
  [TEN + 3 * 86_400_000, '2026-11-23 10:01 后'],
])('until %i one waits %s', (until, expected) => {
  expect(retryText(until, TEN)).toBe(expected)
})
