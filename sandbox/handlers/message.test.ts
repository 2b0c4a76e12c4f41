import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { INNER } from '@/contract/codes'
import type { EndpointName } from '@/contract/registry'
import { dataOf } from '../testing/answers'
import { Browser, cleanUp, startTest, temporaryFolder } from '../testing/harness'

let dataDir: string
let stop: () => Promise<void>
let browser: Browser
let other: Browser

beforeEach(async () => {
  await cleanUp()
  dataDir = path.join(temporaryFolder(), 'data')
  const started = await startTest({ dataDir })
  const { sandbox } = started
  stop = started.stop
  browser = new Browser(sandbox)
  other = new Browser(sandbox)
  await browser.loginAs('U1')
})
afterAll(cleanUp)

const all = { pageNum: 1, pageSize: 50 }

type List = Extract<EndpointName, `${string}NoticeList` | 'welfareAssistantList'>

const read = (of: Browser, msgIds: readonly string[]) =>
  of.call('messageRead', { msgIds, requestNo: randomUUID() })

describe('the message centre', () => {
  test('counts nothing of a silenced category, whose messages still come, until it counts again', async () => {
    const set = (of: Browser, category: string, isOn: '0' | '1') =>
      of.call('noticeSettingSet', { category, isOn, requestNo: randomUUID() })
    expect((await set(browser, '4', '0')).data).toEqual({ silenced: ['4'] })
    const home = await dataOf(browser, 'messageHome', {})
    expect([home.totalUnread, home.categories[3]?.unread]).toEqual([9, 0])
    expect(home.categories[3]?.lastTitle).not.toBe('')
    expect((await dataOf(browser, 'welfareAssistantList', all)).total).toBe(5)
    await other.loginAs('U2')
    expect(await dataOf(other, 'noticeSettings', {})).toEqual({ silenced: [] })
    await set(browser, '4', '1')
    expect((await dataOf(browser, 'messageHome', {})).totalUnread).toBe(11)
  })

  test.each(['1', '2'])('does not silence category %s', async category => {
    const answer = await browser.call('noticeSettingSet', { category, isOn: '0', requestNo: randomUUID() })
    expect(answer.inner).toBe(INNER.invalidInput)
  })

  test('counts what U1 has not read: 11 in six categories', async () => {
    const home = await dataOf(browser, 'messageHome', {})
    expect(home.categories.map(({ category, name, unread }) => [category, name, unread])).toEqual([
      ['1', '交易动态', 5],
      ['2', '重要公告', 2],
      ['3', '活动消息', 1],
      ['4', '福利助手', 2],
      ['5', '最新资讯', 0],
      ['6', '问卷调研', 1],
    ])
    expect(home.totalUnread).toBe(11)
    expect(home.mustRead.map(({ title }) => title)).toEqual(['关于远岚·全球优选权益风险等级调整的通知'])
    expect(home.categories[1]).toMatchObject({
      lastTitle: '12 月 31 日系统维护安排',
      lastTime: '2026-11-20 09:12:40',
    })
  })

  test.each<[List, number, number]>([
    ['tradeNoticeList', 14, 5],
    ['systemNoticeList', 8, 2],
    ['activityNoticeList', 6, 1],
    ['welfareAssistantList', 5, 2],
    ['newsNoticeList', 4, 0],
  ])('%s holds %i, %i of them unread', async (name, total, unread) => {
    expect((await dataOf(browser, name, all)).total).toBe(total)
    expect((await dataOf(browser, name, { ...all, readFlag: '0' })).total).toBe(unread)
    expect((await dataOf(browser, name, { ...all, readFlag: '1' })).total).toBe(total - unread)
  })

  test('pins what must be read above newer ones, and says which message leads nowhere any more', async () => {
    const { list } = await dataOf(browser, 'systemNoticeList', all)
    expect(list.slice(0, 2).map(({ msgId, pinned, level }) => [msgId, pinned, level])).toEqual([
      ['M0207', '1', '2'],
      ['M0208', '0', '1'],
    ])
    expect(list.filter(({ linkValid }) => linkValid === '0').map(({ msgId }) => msgId)).toEqual(['M0202'])
    const { list: trades } = await dataOf(browser, 'tradeNoticeList', all)
    expect(trades.filter(({ linkValid }) => linkValid === '0').map(({ msgId }) => msgId)).toEqual(['M0101'])
  })

  test('a message whose application was deleted leads nowhere', async () => {
    const detail = () => dataOf(browser, 'messageDetail', { msgId: 'M0205' })
    expect((await detail()).linkValid).toBe('1')
    await dataOf(browser, 'ftApplicationDelete', { applyId: 'FA3', requestNo: randomUUID() })
    expect((await detail()).linkValid).toBe('0')
  })

  test('trades carry what they moved', async () => {
    const { list } = await dataOf(browser, 'tradeNoticeList', all)
    expect(list.find(({ msgId }) => msgId === 'M0105')).toMatchObject({
      productName: '远岚·短债增利',
      tradeType: '03',
      tradeStatus: '6',
      direction: 'in',
      amount: '320010.00',
    })
  })

  test('a detail has its picture and its file, which opens for its owner alone', async () => {
    const { imageUrl, attachments, content } = await dataOf(browser, 'messageDetail', { msgId: 'M0201' })
    expect(imageUrl).toBe('/services/trustAppApi/picture/anti-fraud-2026.svg')
    expect(content).toMatch(/^<p>/)
    const [file] = attachments
    expect(file).toMatchObject({ fileName: '识别冒名诈骗的要点.pdf', pageCount: 1 })
    await dataOf(browser, 'fileUrlQuery', { fileId: file?.fileId ?? '' })
    await other.loginAs('U2')
    expect((await other.call('fileUrlQuery', { fileId: file?.fileId })).inner).toBe(INNER.notOwner)
  })

  test('is short for U3, with three empty categories, and empty of must-reads', async () => {
    await other.loginAs('U3')
    const home = await dataOf(other, 'messageHome', {})
    expect(home.totalUnread).toBe(2)
    expect(home.mustRead).toEqual([])
    expect(home.categories.filter(({ lastTitle }) => lastTitle === '')).toHaveLength(4)
    expect(await dataOf(other, 'tradeNoticeList', all)).toMatchObject({ total: 0, pages: 0, list: [] })
  })
})

describe('reading', () => {
  test('lowers the counts at once and survives a restart', async () => {
    const { data } = await read(browser, ['M0114', 'M0306'])
    expect(data).toMatchObject({ unread: 9 })
    await cleanUpKeeping()
    expect((await dataOf(browser, 'messageHome', {})).totalUnread).toBe(9)
  })

  const cleanUpKeeping = async () => {
    await stop()
    const { sandbox } = await startTest({ dataDir })
    browser = new Browser(sandbox)
    await browser.loginAs('U1')
  }

  test('the same message twice, or the same call twice, counts once', async () => {
    const call = { msgIds: ['M0114'], requestNo: randomUUID() }
    const first = await browser.call('messageRead', call)
    expect((await browser.call('messageRead', call)).text).toBe(first.text)
    expect((await read(browser, ['M0114'])).data).toMatchObject({ unread: 10 })
  })

  test('all of a category, then everything', async () => {
    const readAll = (category?: '1') =>
      dataOf(browser, 'messageReadAll', { category, requestNo: randomUUID() })
    const some = await readAll('1')
    expect(some.unread).toBe(6)
    expect(some.categories[0]).toEqual({ category: '1', unread: 0 })
    expect(some.readTime).toMatch(/^2026-11-20 10:0/)
    expect((await readAll()).unread).toBe(0)
    await other.loginAs('U2')
    expect((await dataOf(other, 'messageHome', {})).totalUnread).toBe(1)
  })

  test('is refused for a message of somebody else or of nobody, and then marks none', async () => {
    for (const foreign of ['M3202', 'nobody-1']) {
      const answer = await read(browser, ['M0114', foreign])
      expect(answer).toMatchObject({ inner: INNER.notOwner, msg: '您无权查看该内容' })
      expect((await browser.call('messageDetail', { msgId: foreign })).inner).toBe(INNER.notOwner)
    }
    expect((await dataOf(browser, 'messageHome', {})).totalUnread).toBe(11)
  })

  test('what expires counts as read from then on, its link is off, and it stays in the list', async () => {
    const find = async () =>
      (await dataOf(browser, 'systemNoticeList', all)).list.find(({ msgId }) => msgId === 'M0208')
    expect(await find()).toMatchObject({ readFlag: '0', expireTime: '2027-01-01 06:00:00' })
    await browser.advance(42 * 86400)
    await browser.loginAs('U1')
    expect(await find()).toMatchObject({ readFlag: '1', linkValid: '0' })
    // Applications were decided meanwhile, instructions carried out, benefits paid and a statement came: each of it was told.
    expect((await dataOf(browser, 'systemNoticeList', all)).total).toBe(8 + 10)
    const unread = await dataOf(browser, 'systemNoticeList', { ...all, readFlag: '0' })
    expect(unread.total).toBe(1 + 10)
  })
})
