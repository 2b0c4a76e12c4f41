/** @run long: the same flow on a phone; its rules and stores are in Jest */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { useApp, type CustomerKey } from './harness'
import { checkFace, photographCard, SCAN } from './id-card-steps'
import type { Phone } from './phone'

const app = useApp()
const FACE_CONSENT = '我同意为本次身份确认处理我的人脸信息'

const decide = (id: string, isPassed: boolean, reason = '') =>
  app.control('POST', 'office', { kind: 'realName', id, isPassed, reason })

/** The application that people have. */
async function waiting(): Promise<string> {
  const cases = await app.control<{ id: string; customer: string }[]>('GET', 'office?kind=realName')
  return cases.find(({ customer }) => customer === 'U3')?.id ?? ''
}

async function confirmCard(phone: Phone, holder = 'U3'): Promise<void> {
  await photographCard(phone, {}, holder)
  await phone.tap('下一步：人脸识别')
  await phone.see('不便进行人脸识别，可以提交人工审核：补拍一张手持证件照，无须重新填写。')
}

async function begin(customer: CustomerKey = 'U3', query = ''): Promise<Phone> {
  return app.launch({ customer, path: SCAN + query })
}

async function handToPeople(phone: Phone): Promise<void> {
  await phone.tap('提交人工审核')
  await phone.tap('拍摄手持证件照')
  await phone.see('清晰，无反光')
  await phone.tap('提交审核')
  await phone.see('认证审核中')
}

describe('real-name', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('leads from the consent to passed, natively', async () => {
    const phone = await begin()
    await confirmCard(phone)
    await phone.tap(FACE_CONSENT)
    await checkFace(app, phone, 'passed')
    await phone.see('实名认证已通过')
    await phone.see('去声明税收居民身份')
    const [start] = await app.log('faceStart')
    assert.match(String(start?.requestData.subject), /^SM\d{8}-[0-9A-F]{8}$/)
    assert.doesNotMatch(JSON.stringify(phone.host.storage.dump()), /陈新|110000199901010078/)
    phone.close()
  })

  it('opens the first open step on another phone', async () => {
    const phone = await begin()
    await photographCard(phone)
    phone.close()
    const other = await begin()
    await other.see('110000 19990101 0078')
    await other.tap('下一步：人脸识别')
    await other.see('1100**********0078')
    other.close()
  })

  it('leads back to the photos of a card that has expired', async () => {
    const phone = await begin()
    await photographCard(phone, { back: 'expired' })
    await phone.see('证件已过期，请更新证件')
    await phone.tap('重新拍摄')
    await phone.see('这样的照片不能通过')
    phone.close()
  })
})

describe('real-name-manual', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('is refused by people with a reason, and begun anew', async () => {
    const phone = await begin()
    await confirmCard(phone)
    await handToPeople(phone)
    await decide(await waiting(), false, '照片与本人不符')
    phone.close()
    const later = await begin()
    await confirmCard(later)
    await handToPeople(later)
    await decide(await waiting(), true)
    later.close()
    const passed = await begin()
    await passed.see('您已完成实名认证')
    passed.close()
  })
})

describe('three-faces', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('that failed leave people (E13)', async () => {
    const phone = await begin()
    await confirmCard(phone)
    await phone.tap(FACE_CONSENT)
    for (let failures = 1; failures <= 3; failures += 1) {
      await checkFace(app, phone, 'failed')
      await phone.see(
        failures < 3 ? new RegExp(`今日还可尝试 ${3 - failures} 次`) : /今日人脸识别次数已达上限/,
      )
    }
    await handToPeople(phone)
    phone.close()
  })

  it('leave the face free again the next day', async () => {
    const phone = await begin()
    await confirmCard(phone)
    await phone.tap(FACE_CONSENT)
    for (let failures = 1; failures <= 3; failures += 1) {
      await checkFace(app, phone, 'failed')
      await phone.see(
        failures < 3 ? new RegExp(`今日还可尝试 ${3 - failures} 次`) : /今日人脸识别次数已达上限/,
      )
    }
    const address = phone.address()
    phone.close()
    // 14 hours later it is the next day, and the application still stands.
    await app.control('POST', 'clock', { advanceSeconds: 14 * 3600 + 60 })
    const kept = Object.entries(phone.host.storage.dump()).map(([key, json]) => [
      key,
      JSON.parse(json) as unknown,
    ])
    const nextDay = await app.launch({
      customer: 'U3',
      path: address,
      storage: Object.fromEntries(kept.filter(([key]) => key !== 'sessionToken')) as Record<string, unknown>,
    })
    await nextDay.see('不便进行人脸识别，可以提交人工审核')
    await nextDay.seeNoMore(/今日人脸识别次数已达上限/)
    await nextDay.tap(FACE_CONSENT)
    await checkFace(app, nextDay, 'passed')
    await nextDay.see('实名认证已通过')
    nextDay.close()
  })
})

describe('id-renewal', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('keeps the old identity until the new card passes, and leads back to the page that asked', async () => {
    const phone = await begin('U4', `?isUpdating=1&returnTo=${encodeURIComponent('assets/assetsList')}`)
    await confirmCard(phone, 'U4')
    const detail = async () => {
      const { authStatus, idExpireDate } = await app.ask('U4', 'userDetail')
      return [authStatus, idExpireDate]
    }
    assert.deepEqual(await detail(), ['4', '2026-10-01'])
    await phone.tap(FACE_CONSENT)
    await checkFace(app, phone, 'passed')
    await phone.see('证件已更新')
    assert.deepEqual(await detail(), ['2', '9999-12-31'])
    await phone.tap('返回继续办理')
    await phone.until('the page that asked came', () => phone.address().includes('assets'))
    phone.close()
  })

  it('begins with the message of a card that has ended', async () => {
    const phone = await app.launch({ customer: 'U4', path: 'packages/messages/inbox/notices/index' })
    await phone.tap('您的证件已经过期')
    await phone.tap('查看详情')
    await phone.arriveAt('packages/suitability/hub/identify-info/index')
    await phone.tap('立即更新证件')
    await phone.see('这样的照片不能通过')
    assert.match(phone.address(), /isUpdating=1/)
    phone.close()
  })
})
