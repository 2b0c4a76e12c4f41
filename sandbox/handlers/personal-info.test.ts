import { randomUUID } from 'node:crypto'
import { INNER } from '@/contract/codes'
import type { Consent, PiExport, PiItem, ThirdParty } from '@/contract/personal-info'
import { dataOf } from '../testing/answers'
import { Browser, cleanUp, startTest } from '../testing/harness'
import { readPdf } from '../testing/read-pdf'
import { verifyTokenOf } from '../testing/verified'

let browser: Browser
let other: Browser

beforeEach(async () => {
  await cleanUp()
  const started = await startTest()
  browser = started.browser
  other = new Browser(started.sandbox)
  await browser.loginAs('U1')
  await other.loginAs('U2')
})
afterAll(cleanUp)

const page = { pageNum: 1, pageSize: 20 }
const categoryOf = async (category: string, period: object = {}) => {
  const { list } = await dataOf(browser, 'piChecklist', period)
  return list.find(line => line.category === category)
}

describe('the list of collected information', () => {
  test('counts what happened: every trade, code and face check, by period', async () => {
    const { total } = await dataOf(browser, 'tradeRecordList', page)
    const trades = await categoryOf('trade')
    expect(trades?.count).toBeGreaterThanOrEqual(total)
    expect((await categoryOf('trade', { range: '1m' }))?.count).toBeLessThan(trades?.count ?? 0)
    expect(await categoryOf('face')).toMatchObject({ count: 0, lastTime: '' })
    const messages = await categoryOf('message')
    await browser.call('smsCodeSend', { scene: 'piReveal' })
    expect((await categoryOf('message'))?.count).toBe((messages?.count ?? 0) + 1)
    expect(await categoryOf('basic', { startDate: '2019-04-10', endDate: '2019-04-10' })).toMatchObject({
      lastTime: '2019-04-10 14:30:00',
    })
    expect(await categoryOf('basic', { startDate: '2018-01-01', endDate: '2018-12-31' })).toMatchObject({
      count: 0,
    })
  })

  test('refuses a period that ends before it starts', async () => {
    const answer = await browser.call('piChecklist', { startDate: '2026-02-01', endDate: '2026-01-01' })
    expect(answer).toMatchObject({ inner: INNER.invalidInput })
  })

  test('shows values masked, and in full for a token of its own scene, once', async () => {
    const { items } = await dataOf(browser, 'piDetail', { category: 'identity' })
    expect(items.map(({ itemId, valueMask }: PiItem) => [itemId, valueMask])).toEqual([
      ['idNo', '1100**********0014'],
      ['idType', '居民身份证，有效期至 长期'],
    ])
    const foreign = await verifyTokenOf(browser, 'U1', 'statementExport')
    const reveal = (verifyToken: string) =>
      browser.call('identityReveal', { category: 'identity', verifyToken })
    expect(await reveal(foreign)).toMatchObject({ inner: INNER.verifyTokenMissing })
    const verifyToken = await verifyTokenOf(browser, 'U1', 'piReveal')
    expect((await reveal(verifyToken)).data).toEqual({
      items: [{ itemId: 'idNo', value: '110000196803150014' }],
    })
    expect(await reveal(verifyToken)).toMatchObject({ inner: INNER.verifyTokenMissing })
  })

  test('a token of one customer opens nothing of another', async () => {
    const verifyToken = await verifyTokenOf(other, 'U2', 'piReveal')
    expect(await browser.call('identityReveal', { category: 'identity', verifyToken })).toMatchObject({
      inner: INNER.verifyTokenMissing,
    })
  })
})

describe('consents', () => {
  const change = (name: 'consentWithdraw' | 'consentGive', consentCode: string) =>
    browser.call(name, { consentCode, requestNo: randomUUID() })
  const consent = async (code: string) => {
    const { consents } = await dataOf(browser, 'piChecklist', {})
    return consents.find(({ consentCode }: Consent) => consentCode === code)
  }

  test('to analytics ends and begins at once', async () => {
    expect(await change('consentWithdraw', 'analytics')).toMatchObject({ data: { status: 'withdrawn' } })
    expect(await browser.call('userDetail')).toMatchObject({ data: { analyticsConsent: '0' } })
    expect(await consent('analytics')).toMatchObject({
      status: 'withdrawn',
      time: expect.stringMatching(/^2026-11-20/) as string,
    })
    await change('consentGive', 'analytics')
    expect(await browser.call('userDetail')).toMatchObject({ data: { analyticsConsent: '1' } })
  })

  test('to face checks keeps them from starting', async () => {
    const start = () =>
      browser.call('faceStart', { scene: 'realName', channel: 'h5', requestNo: randomUUID() })
    await change('consentWithdraw', 'face')
    expect(await start()).toMatchObject({
      inner: INNER.stateConflict,
      msg: expect.stringContaining('撤回') as string,
    })
    await change('consentGive', 'face')
    expect(await start()).toMatchObject({ inner: INNER.success })
  })

  test('to WeChat unbinds the account, and a login does not bind it again', async () => {
    const login = async () => {
      await browser.advance(61)
      await browser.call('smsCodeSend', { mobile: '19900000001', scene: 'login' })
      const smsCode = await browser.lastCode('19900000001')
      const request = { mobile: '19900000001', smsCode, agreed: '1', wxCode: `wechat-of-lin:${randomUUID()}` }
      await browser.call('smsLogin', { ...request, requestNo: randomUUID() })
    }
    const bound = () => browser.call('wxLogin', { wxCode: `wechat-of-lin:${randomUUID()}` })
    expect(await consent('wechat')).toMatchObject({ status: 'unused', time: '' })
    await login()
    expect(await bound()).toMatchObject({ data: { isBound: '1' } })
    expect(await consent('wechat')).toMatchObject({ status: 'given' })
    await change('consentWithdraw', 'wechat')
    expect(await bound()).toMatchObject({ data: { isBound: '0' } })
    await login()
    expect(await bound()).toMatchObject({ data: { isBound: '0' } })
  })

  test('change of one customer alone', async () => {
    await change('consentWithdraw', 'analytics')
    expect(await other.call('userDetail')).toMatchObject({ data: { analyticsConsent: '1' } })
  })
})

describe('third parties', () => {
  test('are told to everybody, with times and consents for who is logged in', async () => {
    const list = (await dataOf(browser, 'thirdPartyList', page)).list
    expect(list.find(({ partyId }: ThirdParty) => partyId === 'SP08')?.lastTime).toBe('2026-05-08 10:10:00')
    for (const party of list) {
      expect(party.dataItems.length).toBeGreaterThan(0)
      expect([party.purpose, party.way, party.contact, party.policyUrl].every(text => text !== '')).toBe(true)
    }
    await browser.call('logout')
    const visitor = await dataOf(browser, 'thirdPartyList', { type: '1', ...page })
    expect(visitor.consents).toEqual([])
    expect(visitor.list.every(({ type, lastTime }: ThirdParty) => type === '1' && lastTime === '')).toBe(true)
  })

  test('get what calls share, at the time of the call', async () => {
    await browser.call('smsCodeSend', { scene: 'piReveal' })
    const { list } = await dataOf(browser, 'thirdPartyList', page)
    expect(list.find(({ partyId }: ThirdParty) => partyId === 'SP04')?.lastTime).toMatch(/^2026-11-20 10:0/)
  })
})

describe('a copy of one’s own information', () => {
  const apply = async (change: object = {}) =>
    browser.call('piExportApply', {
      scopes: ['basic', 'trade'],
      format: 'csv',
      delivery: 'app',
      verifyToken: await verifyTokenOf(browser, 'U1', 'piExport'),
      requestNo: randomUUID(),
      ...change,
    })
  const newest = async () => (await dataOf(browser, 'piExportList', page)).list[0] as PiExport
  const bytesOf = async (fileId: string) => {
    const { url } = await dataOf(browser, 'fileUrlQuery', { fileId })
    return Buffer.from(await (await browser.fetch(url)).arrayBuffer())
  }

  test('is promised in 15 working days, made in minutes, and gone after seven days', async () => {
    expect((await apply()).data).toMatchObject({ promisedDate: '2026-12-11' })
    expect(await newest()).toMatchObject({ status: '0', fileId: '', sentTime: '' })
    await browser.advance(61)
    expect(await newest()).toMatchObject({ status: '1', fileId: '' })
    await browser.advance(300)
    const made = await newest()
    expect(made).toMatchObject({ status: '2', expireTime: expect.stringMatching(/^2026-11-27/) as string })
    const text = (await bytesOf(made.fileId)).toString('utf8')
    expect(text).toContain('证件号码,110000196803150014')
    expect(text).toContain('手机号,19900000001')
    expect(text.split('\r\n').length).toBeGreaterThan(150)
    expect(text).not.toContain('银行卡号')
    await browser.advance(7 * 86_400)
    await browser.loginAs('U1')
    expect(await newest()).toMatchObject({ status: '3', fileId: '' })
    expect(await browser.call('fileUrlQuery', { fileId: made.fileId })).toMatchObject({
      inner: INNER.notOwner,
    })
  })

  test('is a PDF that names its parts, when that is asked for', async () => {
    await apply({ format: 'pdf', scopes: ['basic', 'message', 'contract'] })
    await browser.advance(301)
    const pdf = readPdf(await bytesOf((await newest()).fileId))
    const lines = pdf.pages.flatMap(({ lines: drawn }) => drawn.map(({ text }) => text))
    for (const wanted of ['基本信息', '合同', '消息']) expect(lines).toContain(wanted)
    expect(lines.join('\n')).toContain('林致远')
  })

  test('goes by mail without an attachment, to an address that may be one', async () => {
    expect(await apply({ delivery: 'email', email: 'a@b' })).toMatchObject({
      data: { errors: [{ field: 'email', msg: '请输入正确的邮箱' }] },
    })
    await browser.advance(61)
    await apply({ delivery: 'email', email: 'lin@mail.example' })
    expect(await newest()).toMatchObject({ sentToMask: 'l***n@mail.example' })
    await browser.advance(301)
    const mails = await browser.control<{ address: string; body: string }[]>('GET', 'mails')
    expect(mails).toMatchObject([
      { address: 'lin@mail.example', body: expect.stringContaining('不含附件') as string },
    ])
    expect(JSON.stringify(await browser.log())).not.toContain('lin@mail')
  })

  test('is applied for once in 24 hours, and again at once after a failure', async () => {
    await apply()
    await browser.advance(61)
    expect(await apply()).toMatchObject({
      inner: INNER.stateConflict,
      msg: expect.stringContaining('24小时') as string,
    })
    expect(await dataOf(browser, 'piExportList', page)).toMatchObject({
      nextApplyTime: expect.stringMatching(/^2026-11-21 10:/) as string,
    })
    await browser.control('POST', 'export-fault', { times: 1 })
    await browser.advance(301)
    expect(await newest()).toMatchObject({ status: '4' })
    expect(await apply()).toMatchObject({ inner: INNER.success })
  })

  test('wants a scope, and a token of its scene', async () => {
    expect(await apply({ scopes: [] })).toMatchObject({
      data: { errors: [{ field: 'scopes', msg: '请至少选择一项信息' }] },
    })
    await browser.advance(61)
    const verifyToken = await verifyTokenOf(browser, 'U1', 'piReveal')
    expect(await apply({ verifyToken })).toMatchObject({ inner: INNER.verifyTokenMissing })
  })

  test('of somebody else stays closed', async () => {
    await apply()
    await browser.advance(361)
    const { exportId, fileId } = await newest()
    expect(await other.call('piExportDetail', { exportId })).toMatchObject({ inner: INNER.notOwner })
    expect(await other.call('fileUrlQuery', { fileId })).toMatchObject({ inner: INNER.notOwner })
    expect(await dataOf(other, 'piExportList', page)).toMatchObject({ total: 0 })
    expect(await browser.call('piExportDetail', { exportId })).toMatchObject({ data: { exportId } })
  })
})
