import { randomUUID } from 'node:crypto'
import { INNER } from '@/contract/codes'
import { Browser, cleanUp, startTest } from '../testing/harness'

let browser: Browser
let stranger: Browser

beforeEach(async () => {
  await cleanUp()
  const started = await startTest()
  browser = started.browser
  stranger = new Browser(started.sandbox)
  await browser.control('POST', 'login', { customer: 'U1' })
  await stranger.control('POST', 'login', { customer: 'U2' })
})
afterAll(cleanUp)

const start = () => browser.call('faceStart', { scene: 'realName', channel: 'app', requestNo: randomUUID() })
const bizTokenOf = async () => ((await start()).data as { bizToken: string }).bizToken
const settle = (bizToken: string, result: string) => browser.control('POST', 'face', { bizToken, result })

const countOf = async () => (await browser.call('faceCountQuery')).data

describe('face verification', () => {
  test('is the word of the face service, not of the page', async () => {
    const bizToken = await bizTokenOf()
    expect(await browser.call('faceResult', { bizToken })).toMatchObject({
      data: { status: 'pending', verifyToken: '' },
    })
    await settle(bizToken, 'passed')
    const result = await browser.call('faceResult', { bizToken })
    expect(result).toMatchObject({ inner: INNER.success, data: { status: 'passed', failCount: 0 } })
    expect((result.data as { verifyToken: string }).verifyToken).toMatch(/^[\w-]{32}$/)
  })

  test('is settled once', async () => {
    const bizToken = await bizTokenOf()
    await settle(bizToken, 'failed')
    await expect(settle(bizToken, 'passed')).rejects.toThrow()
    expect(await browser.call('faceResult', { bizToken })).toMatchObject({
      data: { status: 'failed', failCount: 1, limit: 3, msg: '人脸识别未通过' },
    })
  })

  test('has three failures on a day, then only the manual route is left', async () => {
    for (let turn = 0; turn < 3; turn += 1) await settle(await bizTokenOf(), 'failed')
    expect(await start()).toMatchObject({ inner: INNER.faceLimitReached, data: { failCount: 3 } })
    expect(await countOf()).toEqual({ failCount: 3, limit: 3, day: '2026-11-20' })
    // Data time is 10:00: a second before midnight, and midnight.
    await browser.control('POST', 'clock', { advanceSeconds: 14 * 3600 - 60 })
    await browser.control('POST', 'login', { customer: 'U1' })
    expect(await start()).toMatchObject({ inner: INNER.faceLimitReached })
    await browser.control('POST', 'clock', { advanceSeconds: 60 })
    expect(await countOf()).toEqual({ failCount: 0, limit: 3, day: '2026-11-21' })
    expect(await start()).toMatchObject({ inner: INNER.success })
  })

  test('expires, and a cancelled one does not count as failed', async () => {
    const late = await bizTokenOf()
    await settle(await bizTokenOf(), 'cancelled')
    await browser.control('POST', 'clock', { advanceSeconds: 301 })
    expect(await browser.call('faceResult', { bizToken: late })).toMatchObject({
      data: { status: 'expired', failCount: 0 },
    })
  })

  test('of somebody else is refused', async () => {
    const bizToken = await bizTokenOf()
    expect(await stranger.call('faceResult', { bizToken })).toMatchObject({ inner: INNER.notOwner })
    expect(await stranger.call('faceResult', { bizToken: 'x'.repeat(32) })).toMatchObject({
      inner: INNER.notOwner,
    })
  })
})
