import { randomUUID } from 'node:crypto'
import { CERT_MAX_PENDING, CERT_MAX_PER_DAY, type Certificate } from '@/contract/certificate'
import { INNER } from '@/contract/codes'
import { CERT_LANG, CERT_PURPOSE, CERT_STATUS, CERT_TYPE } from '@/contract/tables/certificate'
import { HOLDER_VIEW } from '@/contract/tables/position'
import { thousands } from '@/lib/format-number'
import { dataOf } from '../testing/answers'
import { type Browser, cleanUp, startTest } from '../testing/harness'
import { readPdf } from '../testing/read-pdf'
import type { MOBILES } from '../testing/verified'
import { verifyTokenOf } from '../testing/verified'

const MINUTE = 60
const HOUR = 3600
const DAY = 86_400
const WAITING = 'CT202611200940050017'
const IN_REVIEW = 'CT202611191618420031'
const ISSUED = 'CT202611120915360009'
const REJECTED = 'CT202610211027180044'
const EXPIRED = 'CT202606081105520026'
const EMAIL = 'somebody@example.com'

type Customer = keyof typeof MOBILES

let browser: Browser

beforeEach(async () => {
  await cleanUp()
  ;({ browser } = await startTest())
  await browser.loginAs('U1')
})
afterAll(cleanUp)

const COVER = { certType: CERT_TYPE.day, certDate: '2026-10-30', holderRole: HOLDER_VIEW.principal } as const
const FORM = { purpose: CERT_PURPOSE.business, lang: CERT_LANG.chinese, email: EMAIL } as const

const list = (status?: Certificate['status']) =>
  dataOf(browser, 'assetCertList', { status, pageNum: 1, pageSize: 20 })
const detail = (certId: string) => dataOf(browser, 'assetCertDetail', { certId })
const preview = (more: object = {}) => browser.call('assetCertPreview', { ...COVER, ...more })
const totalOf = async (more: object = {}) =>
  (await dataOf(browser, 'assetCertPreview', { ...COVER, ...more })).totalAmount
const notices = async () =>
  (await dataOf(browser, 'systemNoticeList', { readFlag: '0', pageNum: 1, pageSize: 20 })).list
const cancel = (certId: string) => browser.call('assetCertCancel', { certId, requestNo: randomUUID() })
const decide = (id: string, decision: object) =>
  browser.control('POST', 'office', { kind: 'assetCert', id, ...decision })
const fieldOf = (answer: { data: unknown }) =>
  (answer.data as { errors: { field: string; msg: string }[] }).errors

async function apply(more: object = {}, customer: Customer = 'U1') {
  await browser.advance(60)
  const verifyToken = await verifyTokenOf(browser, customer, 'assetCert')
  const totalAmount = (await preview(more)).data as { totalAmount?: string }
  return browser.call('assetCertApply', {
    ...COVER,
    ...FORM,
    totalAmount: totalAmount.totalAmount ?? '0.00',
    verifyToken,
    requestNo: randomUUID(),
    ...more,
  })
}

/** An application that was taken, by its id. */
async function applied(more: object = {}): Promise<string> {
  const answer = await apply(more)
  if (answer.inner !== INNER.success) throw new Error(`${answer.inner} ${answer.msg}`)
  return (answer.data as { certId: string }).certId
}

/** One of the two under way is taken back, so that another two may be made. */
const makeRoom = () => cancel(WAITING)

async function pdfOf(certId: string) {
  const { fileId } = await detail(certId)
  const { url } = await dataOf(browser, 'fileUrlQuery', { fileId })
  return readPdf(new Uint8Array(await (await browser.fetch(url)).arrayBuffer()))
}

const textsOf = ({ pages }: ReturnType<typeof readPdf>) =>
  pages.flatMap(page => page.lines.map(({ text }) => text))

describe('the list', () => {
  test('has one of every state, newest first, and says whether another one may be applied for', async () => {
    const { list: rows, total, applyReason, applyGate } = await list()
    expect(total).toBe(6)
    expect(rows.map(({ status }) => status)).toEqual(['0', '1', '2', '3', '4', '5'])
    expect([applyReason, applyGate]).toEqual(['', ''])
    expect((await list(CERT_STATUS.rejected)).list).toMatchObject([
      { certId: REJECTED, rejectReason: '英文姓名与证件不一致，请核对后重新申请', fileId: '' },
    ])
  })

  test('tells of the e-mail address as much as tells it from others, and the log no more', async () => {
    await makeRoom()
    const certId = await applied()
    const answer = await browser.call('assetCertDetail', { certId })
    expect(answer.data).toMatchObject({ emailMask: 's***y@example.com' })
    expect(answer.text).not.toContain(EMAIL)
    expect((await browser.call('assetCertList', { pageNum: 1, pageSize: 20 })).text).not.toContain('somebody')
    expect(JSON.stringify(await browser.log())).not.toContain('somebody')
  })

  test.each(['assetCertDetail', 'assetCertCancel'])(
    '%s refuses what belongs to somebody else',
    async name => {
      await browser.loginAs('U2')
      const own = await dataOf(browser, 'assetCertList', { pageNum: 1, pageSize: 20 })
      expect(own.list).toEqual([])
      for (const certId of [WAITING, 'CT0']) {
        const answer = await browser.call(name, { certId, requestNo: randomUUID() })
        expect([answer.inner, answer.data]).toEqual([INNER.notOwner, undefined])
      }
    },
  )
})

describe('the preview', () => {
  test('of yesterday is what the assets page shows', async () => {
    expect(await totalOf({ certDate: '2026-11-19' })).toBe('14645525.57')
  })

  test('of a past day counts what was held then, at the values of then', async () => {
    const { positions } = await dataOf(browser, 'assetCertPreview', { ...COVER, certDate: '2024-12-31' })
    expect(positions.map(({ productId }) => productId)).toEqual(
      expect.arrayContaining(['P01', 'P02', 'P05', 'H06']),
    )
    expect(positions.find(({ productId }) => productId === 'P03')).toBeUndefined()
    expect(positions.find(({ productId }) => productId === 'P05')).toMatchObject({
      netValueDate: '2024-12-31',
    })
  })

  test('takes the products that were chosen', async () => {
    const all = await dataOf(browser, 'assetCertPreview', COVER)
    const [first] = all.positions
    const one = await dataOf(browser, 'assetCertPreview', { ...COVER, productIds: [first?.productId ?? ''] })
    expect(one).toMatchObject({ positions: [first], totalAmount: first?.amount })
  })

  test.each([
    [{ certDate: '2026-11-20' }, 'certDate', '日期最晚为 2026-11-19'],
    [{ certDate: '2026-11-21' }, 'certDate', '日期最晚为 2026-11-19'],
    [{ certDate: '2026-02-29' }, 'certDate', '请选择正确的日期'],
    [{ certDate: '' }, 'certDate', '请选择证明日期'],
    [{ certDate: '2019-04-01' }, 'certDate', '该日期无资产'],
    [{ productIds: ['P12'] }, 'certDate', '该日期无资产'],
    [{ holderRole: HOLDER_VIEW.beneficiary }, 'certDate', '该日期无资产'],
    [{ certType: CERT_TYPE.experience, certDate: '2019-04-01' }, 'certDate', '该日期无资产'],
    [{ certType: CERT_TYPE.period, startDate: '', endDate: '2026-11-19' }, 'startDate', '请选择开始日期'],
    [
      { certType: CERT_TYPE.period, startDate: '2025-11-18', endDate: '2026-11-19' },
      'endDate',
      '查询区间不能超过一年',
    ],
    [
      { certType: CERT_TYPE.period, startDate: '2026-11-20', endDate: '2026-11-01' },
      'endDate',
      '结束日期不能早于开始日期',
    ],
    [
      { certType: CERT_TYPE.period, startDate: '2018-01-01', endDate: '2018-12-31' },
      'endDate',
      '该日期无资产',
    ],
  ])('refuses %o at %s: %s', async (cover, field, msg) => {
    const answer = await preview(cover)
    expect([answer.inner, fieldOf(answer)]).toEqual([INNER.invalidInput, [{ field, msg }]])
  })

  test('of a customer who never held anything says so', async () => {
    await browser.loginAs('U3')
    expect(fieldOf(await preview())).toEqual([{ field: 'certDate', msg: '该日期无资产' }])
  })

  test('for forty products and a year comes in time', async () => {
    await browser.loginAs('U6')
    const period = { certType: CERT_TYPE.period, startDate: '2025-11-19', endDate: '2026-11-19' } as const
    expect((await dataOf(browser, 'assetCertPreview', { ...COVER, ...period })).positions).toHaveLength(40)
  })
})

describe('an application', () => {
  beforeEach(makeRoom)

  test.each([
    [{}, ['2026-10-30', '']],
    [
      { certType: CERT_TYPE.period, certDate: '', startDate: '2026-01-01', endDate: '2026-06-30' },
      ['2026-06-30', '2026-01-01'],
    ],
    [{ certType: CERT_TYPE.experience }, ['2026-10-30', '']],
  ])('%o waits for the office and says when', async (cover, days) => {
    const certId = await applied(cover)
    const certificate = await detail(certId)
    expect(certificate).toMatchObject({ status: CERT_STATUS.waiting, expectedDate: '2026-11-23', fileId: '' })
    expect([certificate.certDate, certificate.startDate]).toEqual(days)
    expect(certificate.totalAmount).toBe(await totalOf(cover))
  })

  test.each([
    [{ email: 'a@b' }, 'email', '请输入正确的邮箱'],
    [{ purpose: CERT_PURPOSE.other }, 'purposeText', '请输入1-200个字'],
    [{ purpose: CERT_PURPOSE.other, purposeText: '😀 ' }, 'purposeText', '请输入1-200个字'],
    [{ purpose: CERT_PURPOSE.other, purposeText: '字'.repeat(201) }, 'purposeText', '请输入1-200个字'],
    [{ lang: CERT_LANG.english }, 'nameEn', '请输入正确的姓名'],
    [{ lang: CERT_LANG.both, nameEn: '林致远' }, 'nameEn', '请输入正确的姓名'],
    [{ certDate: '2026-11-20' }, 'certDate', '日期最晚为 2026-11-19'],
  ])('with %o is refused at %s: %s', async (more, field, msg) => {
    const answer = await apply(more)
    expect([answer.inner, fieldOf(answer)]).toEqual([INNER.invalidInput, [{ field, msg }]])
  })

  test('keeps of the words what the choice asks for', async () => {
    const certId = await applied({ purposeText: '不需要', nameEn: 'LIN ZHIYUAN' })
    expect(await detail(certId)).toMatchObject({ purposeText: '', nameEn: '' })
  })

  test('for figures that have changed since is refused', async () => {
    const answer = await apply({ totalAmount: '1.00' })
    expect([answer.inner, answer.msg]).toEqual([INNER.stateConflict, '证明金额已更新，请核对预览后再提交'])
  })

  test('needs a proof for just this, once', async () => {
    const other = await verifyTokenOf(browser, 'U1', 'piExport')
    expect((await apply({ verifyToken: other })).inner).toBe(INNER.verifyTokenMissing)
    await browser.advance(60)
    const verifyToken = await verifyTokenOf(browser, 'U1', 'assetCert')
    const send = (requestNo: string) =>
      totalOf().then(totalAmount =>
        browser.call('assetCertApply', { ...COVER, ...FORM, totalAmount, verifyToken, requestNo }),
      )
    expect((await send(randomUUID())).inner).toBe(INNER.success)
    expect((await send(randomUUID())).inner).toBe(INNER.verifyTokenMissing)
  })

  test('sent twice with one number is one', async () => {
    const requestNo = randomUUID()
    const verifyToken = await verifyTokenOf(browser, 'U1', 'assetCert')
    const request = { ...COVER, ...FORM, totalAmount: await totalOf(), verifyToken, requestNo }
    const [first, second] = await Promise.all([
      browser.call('assetCertApply', request),
      browser.call('assetCertApply', request),
    ])
    expect(first.inner).toBe(INNER.success)
    expect(second.data).toEqual(first.data)
    expect((await list()).total).toBe(7)
  })

  test('of two at once the one beyond the limit is refused', async () => {
    await applied()
    await browser.advance(60)
    const tokens = [await verifyTokenOf(browser, 'U1', 'assetCert')]
    await browser.advance(60)
    tokens.push(await verifyTokenOf(browser, 'U1', 'assetCert'))
    const totalAmount = await totalOf()
    const answers = await Promise.all(
      tokens.map(verifyToken =>
        browser.call('assetCertApply', {
          ...COVER,
          ...FORM,
          totalAmount,
          verifyToken,
          requestNo: randomUUID(),
        }),
      ),
    )
    expect(answers.map(({ inner }) => inner).sort()).toEqual([INNER.success, INNER.stateConflict].sort())
  })

  test('drops the draft it was made of', async () => {
    const key = { kind: 'assetCert', subject: '' } as const
    const draft = { ...key, revision: 0, content: '{}', device: '手机浏览器', requestNo: randomUUID() }
    await browser.call('draftSave', draft)
    await applied()
    expect((await dataOf(browser, 'draftQuery', key)).revision).toBe(0)
  })

  test('anew for a rejected one names it, and nobody else’s', async () => {
    expect((await apply({ fromCertId: REJECTED })).inner).toBe(INNER.success)
    await browser.loginAs('U6')
    expect((await apply({ fromCertId: REJECTED }, 'U6')).inner).toBe(INNER.notOwner)
  })
})

describe('the limits', () => {
  test('so many under way, said in words', async () => {
    await applied()
    const reason = `已有 ${CERT_MAX_PENDING} 份申请在办理，办结后可以再申请`
    expect((await list()).applyReason).toBe(reason)
    expect(await dataOf(browser, 'assetCertPrepare', {})).toEqual({
      applyReason: reason,
      applyGate: '',
      lastDay: '2026-11-19',
    })
    expect(await apply()).toMatchObject({ inner: INNER.stateConflict, msg: reason })
    await makeRoom()
    expect((await list()).applyReason).toBe('')
  })

  test('so many a day, those taken back among them', async () => {
    await makeRoom()
    for (let made = 1; made < CERT_MAX_PER_DAY; made += 1) await cancel(await applied())
    const reason = `今日已申请${CERT_MAX_PER_DAY}次，请明天再申请`
    expect((await list()).applyReason).toBe(reason)
    expect(await apply()).toMatchObject({ inner: INNER.stateConflict, msg: reason })
    await browser.advance(DAY)
    await browser.loginAs('U1')
    expect((await list()).applyReason).toBe('')
  })

  test.each([
    ['U3', INNER.realNameRequired, 'AUTH', '请先完成实名认证'],
    ['U4', INNER.idCardExpired, 'ID', '您的证件已过期，请更新'],
  ] as const)('%s has a gate before it', async (customer, code, applyGate, msg) => {
    await browser.loginAs(customer)
    expect(await list()).toMatchObject({ total: 0, applyGate, applyReason: msg })
    expect(await apply({}, customer)).toMatchObject({ inner: code, msg })
  })
})

describe('what becomes of it', () => {
  test('is the customer’s to take back until somebody looks at it', async () => {
    expect((await cancel(WAITING)).data).toEqual({ status: CERT_STATUS.withdrawn })
    for (const certId of [WAITING, IN_REVIEW, ISSUED, REJECTED, EXPIRED]) {
      expect((await cancel(certId)).inner).toBe(INNER.stateConflict)
    }
    const certId = await applied()
    await browser.advance(2 * HOUR)
    await browser.loginAs('U1')
    expect((await detail(certId)).status).toBe(CERT_STATUS.inReview)
    expect((await cancel(certId)).inner).toBe(INNER.stateConflict)
  })

  test('time issues it on the next working day: a message, a mail without a file, a paper with the same total', async () => {
    await makeRoom()
    const certId = await applied({ lang: CERT_LANG.both, nameEn: 'LIN ZHIYUAN' })
    await browser.advance(3 * DAY)
    await browser.loginAs('U1')
    const certificate = await detail(certId)
    expect(certificate).toMatchObject({
      status: CERT_STATUS.issued,
      issueTime: '2026-11-23 10:00:00',
      expireDate: '2026-12-23',
      verifyUrl: '/sandbox/verify',
    })
    expect(certificate.verifyCode).toMatch(/^[A-Z2-9]{12}$/)
    const [notice] = (await notices()).filter(
      ({ publishTime, linkUrl }) =>
        publishTime === '2026-11-23 10:00:00' && linkUrl === '/phone/assetCertificationLetterList',
    )
    expect(notice).toMatchObject({
      title: '资产证明已开具',
      summary: expect.stringContaining('2026-10-30') as string,
      linkUrl: '/phone/assetCertificationLetterList',
    })
    const mails = await browser.control<{ address: string; body: string }[]>('GET', 'mails')
    expect(mails.find(({ address }) => address === EMAIL)?.body).toContain('邮件不含附件')

    const pdf = await pdfOf(certId)
    const texts = textsOf(pdf)
    expect(pdf.title).toBe('时点资产证明')
    expect(texts.filter(text => text === thousands(certificate.totalAmount))).toHaveLength(2)
    for (const { productName, amount } of certificate.positions) {
      expect(texts).toEqual(expect.arrayContaining([productName, thousands(amount)]))
    }
    const whole = texts.join('')
    for (const part of [
      '林致远（LIN ZHIYUAN）',
      'Certificate of Assets',
      certificate.verifyCode,
      '第 1 / 2 页',
    ]) {
      expect(whole).toContain(part)
    }
    expect(whole).not.toContain('110000196803150014')
  })

  test.each([
    [CERT_TYPE.period, '期间日均资产'],
    [CERT_TYPE.experience, '累计投入'],
  ])('a paper of type %s says what it is about', async (certType, words) => {
    await makeRoom()
    const period = { startDate: '2026-01-01', endDate: '2026-06-30' }
    const certId = await applied({
      certType,
      ...(certType === CERT_TYPE.period ? { certDate: '', ...period } : {}),
    })
    await decide(certId, { isPassed: true })
    const texts = textsOf(await pdfOf(certId))
    expect(texts.join('')).toContain(words)
    expect(texts).toContain(thousands((await detail(certId)).totalAmount))
  })

  test('the office may refuse it with a reason, which is told', async () => {
    await decide(WAITING, { isPassed: false, reason: '请选择最近一个月内的日期' })
    expect(await detail(WAITING)).toMatchObject({
      status: CERT_STATUS.rejected,
      rejectReason: '请选择最近一个月内的日期',
      fileId: '',
    })
    const told = (await notices()).filter(({ title }) => title === '资产证明申请未通过')
    expect(told).toMatchObject([{ summary: expect.stringContaining('请选择最近一个月内的日期') as string }])
    await expect(decide(WAITING, { isPassed: true })).rejects.toThrow('No case of this kind and id waits.')
  })

  test('an issued one ends after its last day: its file is gone and its code says so', async () => {
    const { fileId, verifyCode, totalAmount } = await detail(ISSUED)
    const check = (code: string, total = '') => browser.control('POST', 'certificate-check', { code, total })
    expect(await check(verifyCode.toLowerCase(), thousands(totalAmount))).toMatchObject({
      isTrue: true,
      text: '证明真实，有效期至 2026-12-13',
      facts: [
        ['证明编号', 'YL202611120915360009'],
        ['客户姓名', '林*远'],
        ['证明类型', '时点资产证明'],
        ['证明日期', '2026-10-30'],
        ['合计金额', '与证明一致'],
      ],
    })
    expect(await check(verifyCode, '1.00')).toMatchObject({ isTrue: false })
    expect(await check('AAAABBBBCCCC')).toEqual({
      isTrue: false,
      text: '查无此证明，请核对验真码',
      facts: [],
    })
    expect(await check('')).toMatchObject({ isTrue: false, facts: [] })
    expect(JSON.stringify(await check(verifyCode))).not.toContain(totalAmount)

    // Data time goes on with the machine's, which may be slow.
    await browser.advance(23 * DAY + 14 * HOUR - MINUTE)
    await browser.loginAs('U1')
    expect((await detail(ISSUED)).status).toBe(CERT_STATUS.issued)
    await browser.advance(MINUTE)
    expect(await detail(ISSUED)).toMatchObject({ status: CERT_STATUS.expired, fileId: '' })
    expect((await browser.call('fileUrlQuery', { fileId })).inner).toBe(INNER.notOwner)
    expect(await check(verifyCode)).toMatchObject({ isTrue: false, text: '证明已于 2026-12-13 失效' })
  })

  test('what was left alone for months is issued and expired as of its time', async () => {
    await browser.advance(60 * DAY)
    await browser.loginAs('U1')
    expect(await detail(WAITING)).toMatchObject({
      status: CERT_STATUS.expired,
      issueTime: '2026-11-23 10:00:00',
      expireDate: '2026-12-23',
      fileId: '',
    })
  })

  test('the page that says whether a certificate is true is served', async () => {
    expect(await (await browser.fetch('/sandbox/verify')).text()).toContain('资产证明验真')
  })
})
