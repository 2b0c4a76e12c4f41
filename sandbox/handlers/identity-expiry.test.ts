import path from 'node:path'
import { AUTH_STATUS } from '@/contract/tables/customer'
import { PURCHASE_CHECK } from '@/contract/tables/purchase'
import { openDatabase, type Db } from '../store/database'
import { dataOf } from '../testing/answers'
import type { Browser } from '../testing/harness'
import { cleanUp, startTest, temporaryFolder } from '../testing/harness'
import { confirmedIdentity, faceTokenOf, finishIdentity, manualIdentity } from '../testing/id-card'

const DAY = 86_400
const HUB = '/phone/realNameAuth/IDCard/identifyInfo'
/** Ninety days before it is 21 November, the day after the seed's. */
const LAST_DAY = '2027-02-19'
/** Seconds from the seed's ten o'clock to the first moment of the next day. */
const TO_MIDNIGHT = 14 * 3600

/** What U2's card says, and the customer leaves as it is. */
const U2_READS = { name: '周文君', address: '北京市海淀区远岚路18号院6号楼902室' }

let browser: Browser
let db: Db

beforeEach(async () => {
  await cleanUp()
  const dataDir = path.join(temporaryFolder(), 'data')
  const started = await startTest({ dataDir })
  db = openDatabase(path.join(dataDir, 'sandbox.db'))
  browser = started.browser
  db.run('UPDATE customers SET id_expire_date = ? WHERE key = ?', LAST_DAY, 'U2')
  await browser.loginAs('U2')
})
afterEach(() => db.close())
afterAll(cleanUp)

/** Time passes, and the session with it. */
async function later(seconds: number, customer = 'U2'): Promise<void> {
  await browser.advance(seconds)
  await browser.loginAs(customer)
}

const WARNED = {
  title: '证件将于90天后过期',
  summary: `您登记的身份证件有效期至 ${LAST_DAY}，请提前更新，过期后不能提交交易申请。`,
  publishTime: '2026-11-21 00:00:00',
  readFlag: '0',
  linkUrl: HUB,
  linkValid: '1',
}
const ENDED = {
  title: '您的证件已经过期',
  summary: `您登记的身份证件已于 ${LAST_DAY} 过期，请尽快更新，更新前不能提交交易申请。`,
  publishTime: '2027-02-20 00:00:00',
  readFlag: '0',
  linkUrl: HUB,
  linkValid: '1',
}

/** What was told of the document, oldest first. */
async function told() {
  const { list } = await dataOf(browser, 'systemNoticeList', { pageNum: 1, pageSize: 50 })
  return list.filter(({ bizType, title }) => bizType === 'realName' && /过期/.test(title)).reverse()
}
const standing = async () => (await dataOf(browser, 'userDetail', {})).authStatus

describe('the last day of a document', () => {
  test('is told of ninety days before, not a second earlier, and once', async () => {
    await later(TO_MIDNIGHT - 60)
    expect(await told()).toEqual([])
    expect(await standing()).toBe(AUTH_STATUS.passed)
    await later(61)
    expect(await told()).toEqual([expect.objectContaining(WARNED)])
    expect(await standing()).toBe(AUTH_STATUS.expiring)
    for (const days of [1, 30, 58]) await later(days * DAY)
    expect(await told()).toEqual([expect.objectContaining(WARNED)])
  })

  test('counts itself; the day after it, the document has expired, is told of once, and nothing is bought', async () => {
    await later(TO_MIDNIGHT + 90 * DAY)
    expect(await standing()).toBe(AUTH_STATUS.expiring)
    expect(await told()).toEqual([expect.objectContaining(WARNED)])
    await later(DAY)
    expect(await standing()).toBe(AUTH_STATUS.expired)
    const both = [expect.objectContaining(WARNED), expect.objectContaining(ENDED)]
    expect(await told()).toEqual(both)
    const { checks } = await dataOf(browser, 'purchaseCheck', { productId: 'C02' })
    expect(checks.find(({ code }) => code === PURCHASE_CHECK.idCard)).toMatchObject({
      pass: '0',
      msg: '您的证件已过期，请更新',
    })
    await later(DAY)
    expect(await told()).toEqual(both)
  })

  test('that lies far back when the job comes is told of as of its own days', async () => {
    await later(200 * DAY)
    expect(await told()).toEqual([expect.objectContaining(WARNED), expect.objectContaining(ENDED)])
    expect(await standing()).toBe(AUTH_STATUS.expired)
  })

  test('is told to nobody else: not to who never proved anything, has expired already, or holds an open-ended card', async () => {
    const before = db.all('SELECT msg_id FROM messages WHERE title LIKE ? ORDER BY msg_id', '%过期%')
    await later(100 * DAY)
    const after = db.all<{ customer_id: string; title: string }>(
      `SELECT customer_id, title FROM messages WHERE title LIKE ? AND biz_type = ?
       ORDER BY customer_id, published_at`,
      '%过期%',
      'realName',
    )
    expect(before).toEqual([{ msg_id: 'M4201' }])
    expect(after.map(row => [row.customer_id, row.title])).toEqual([
      ['100002', WARNED.title],
      ['100002', ENDED.title],
      ['100004', ENDED.title],
    ])
  })
})

describe('a document that was renewed', () => {
  test('is not told of again; the new one has days of its own', async () => {
    await later(TO_MIDNIGHT)
    expect(await told()).toEqual([expect.objectContaining(WARNED)])
    const authApplyId = await confirmedIdentity(browser, { ...U2_READS, isUpdating: '1' }, 'U2')
    await finishIdentity(browser, authApplyId, await faceTokenOf(browser, authApplyId))
    expect(await standing()).toBe(AUTH_STATUS.passed)
    await later(120 * DAY)
    expect(await told()).toEqual([expect.objectContaining(WARNED)])
    expect(await standing()).toBe(AUTH_STATUS.passed)
  })

  test('and is being looked at asks for nothing that was done already', async () => {
    const authApplyId = await confirmedIdentity(browser, { ...U2_READS, isUpdating: '1' }, 'U2')
    await manualIdentity(browser, authApplyId)
    await later(TO_MIDNIGHT)
    expect(await told()).toEqual([])
    expect(await standing()).toBe(AUTH_STATUS.expiring)
    // They take longer than the old one holds: what people decide by time waits here for ever.
    db.run('UPDATE identity_applications SET due_at = ? WHERE id = ?', Date.parse('2030-01-01'), authApplyId)
    await later(91 * DAY)
    expect(await standing()).toBe(AUTH_STATUS.expired)
    expect(await told()).toEqual([
      expect.objectContaining({
        ...ENDED,
        summary: `您登记的身份证件已于 ${LAST_DAY} 过期，新证件正在审核，通过前不能提交交易申请。`,
      }),
    ])
    await browser.control('POST', 'office', { kind: 'realName', id: authApplyId, isPassed: true, reason: '' })
    expect(await standing()).toBe(AUTH_STATUS.passed)
  })
})
