import { randomUUID } from 'node:crypto'
import { INNER } from '@/contract/codes'
import { cleanUp, startTest, type Browser } from '../testing/harness'
import { readPdf } from '../testing/read-pdf'
import { type MOBILES, verifyTokenOf } from '../testing/verified'

let browser: Browser
beforeEach(async () => {
  await cleanUp()
  ;({ browser } = await startTest())
})
afterAll(cleanUp)

async function exportAs(customer: keyof typeof MOBILES, request: object) {
  await browser.loginAs(customer)
  const verifyToken = await verifyTokenOf(browser, customer, 'statementExport')
  return browser.call('tradeRecordExport', { verifyToken, requestNo: randomUUID(), ...request })
}

interface Exported {
  readonly exportNo: string
  readonly fileId: string
  readonly fileName: string
  readonly count: number
}

async function download({ fileId }: Exported): Promise<Buffer> {
  const { data } = await browser.call('fileUrlQuery', { fileId })
  const response = await browser.fetch((data as { url: string }).url)
  expect(response.status).toBe(200)
  return Buffer.from(await response.arrayBuffer())
}

/** Reads CSV as RFC 4180 has it. */
function parseCsv(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  for (const [, separator, quoted, plain] of text.matchAll(/(^|,|\r\n)(?:"((?:[^"]|"")*)"|([^",\r\n]*))/g)) {
    if (separator === '\r\n') {
      rows.push(row)
      row = []
    }
    row.push(quoted === undefined ? (plain ?? '') : quoted.replace(/""/g, '"'))
  }
  expect(row).toEqual([''])
  return rows
}

test('a statement by mail names its file and the number of trades, and answers the masked address alone', async () => {
  const answer = await exportAs('U1', { format: 'pdf', range: '3m', email: 'zhiyuan@example.cn' })
  const exported = answer.data as Exported & { sentToMask: string }
  expect(exported).toMatchObject({ fileId: '', sentToMask: 'z***n@example.cn' })
  const [mail] = await browser.control<{ address: string; subject: string; body: string }[]>('GET', 'mails')
  expect(mail).toMatchObject({
    address: 'zhiyuan@example.cn',
    subject: `您的交易对账单（${exported.exportNo}）`,
  })
  expect(mail?.body).toContain(`附件：${exported.fileName}，共 ${exported.count} 笔`)
  expect(mail?.body).not.toMatch(/\d\.\d{2}/)
})

test.each(['a@b', 'a b@c.cn', `${'a'.repeat(65)}@b.cn`, `a@${'b'.repeat(100)}.cn`, ''])(
  'no statement is sent to %p',
  async email => {
    expect((await exportAs('U1', { format: 'pdf', range: '3m', email })).inner).toBe(INNER.invalidInput)
    expect(await browser.control('GET', 'mails')).toEqual([])
  },
)

test('a CSV statement holds every row of the filter', async () => {
  const answer = await exportAs('U1', { format: 'csv', range: '3m' })
  const exported = answer.data as Exported
  expect(exported).toMatchObject({ fileName: '交易记录_2026-08-20_2026-11-20.csv', count: 14 })
  expect(exported.exportNo).toMatch(/^E20261120\d{10}$/)
  const bytes = await download(exported)
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const [head = [], ...rows] = parseCsv(bytes.toString('utf8').slice(1))
  expect(rows).toHaveLength(14)
  expect(rows.every(row => row.length === head.length)).toBe(true)
  const redemption = Object.fromEntries(
    head.map((name, index) => [name, rows.find(row => row[0] === '2026102700113')?.[index]]),
  )
  expect(redemption).toMatchObject({
    申请时间: '2026-10-27 10:12:31',
    交易类型: '赎回',
    产品名称: '远岚·短债增利',
    交易状态: '已到账',
    资金方向: '到账',
    '确认金额（元）': '320010.00',
    确认份额: '300000.00',
    确认净值: '1.0667',
    银行卡号: '6200********0005',
  })
})

test('a year of U6 has all its rows, in CSV and PDF', async () => {
  const period = { startDate: '2025-01-01', endDate: '2025-12-31' }
  const csv = (await exportAs('U6', { format: 'csv', ...period })).data as Exported
  const [, ...rows] = parseCsv((await download(csv)).toString('utf8').slice(1))
  expect(csv.count).toBeGreaterThan(1200)
  expect(rows).toHaveLength(csv.count)
  await browser.advance(60)
  const pdf = (await exportAs('U6', { format: 'pdf', ...period })).data as Exported
  expect(pdf.count).toBe(csv.count)
  expect((await download(pdf)).subarray(0, 5).toString('latin1')).toBe('%PDF-')
})

test('a statement as PDF has a part with totals for each month that has trades, the last one too', async () => {
  const period = { startDate: '2026-09-01', endDate: '2026-11-20' }
  const csv = (await exportAs('U1', { format: 'csv', ...period })).data as Exported
  const [head = [], ...rows] = parseCsv((await download(csv)).toString('utf8').slice(1))
  const applied = head.indexOf('申请时间')
  const months = [...new Set(rows.map(row => (row[applied] ?? '').slice(0, 7)))].sort().reverse()
  expect(months.length).toBeGreaterThan(1)
  await browser.advance(60)
  const pdf = (await exportAs('U1', { format: 'pdf', ...period })).data as Exported
  const pieces = readPdf(await download(pdf)).pages.flatMap(page => page.lines.map(({ text }) => text))
  const parts = [...pieces.join('').matchAll(/(\d{4})年(\d+)月\s*到账.*?共\s*(\d+)\s*笔/g)].flatMap(
    ([, ...part]) => part,
  )
  const expected = months.flatMap(month => [
    month.slice(0, 4),
    String(Number(month.slice(5))),
    String(rows.filter(row => row[applied]?.startsWith(month)).length),
  ])
  expect(parts).toEqual(expected)
})

test.each([
  [{}, 'startDate', '请选择开始日期'],
  [{ startDate: '2026-01-01' }, 'endDate', '请选择结束日期'],
  [{ startDate: '2024-01-01', endDate: '2026-01-01' }, 'endDate', '查询区间不能超过一年'],
  [{ startDate: '2026-02-01', endDate: '2026-01-01' }, 'endDate', '结束日期不能早于开始日期'],
])('the period %j is refused', async (period, field, msg) => {
  expect(await exportAs('U1', { format: 'csv', ...period })).toMatchObject({
    inner: INNER.invalidInput,
    data: { errors: [{ field, msg }] },
  })
})

test('repeated with the same number it is made once', async () => {
  await browser.loginAs('U1')
  const verifyToken = await verifyTokenOf(browser, 'U1', 'statementExport')
  const request = { format: 'pdf', range: '1m', verifyToken, requestNo: randomUUID() }
  const first = await browser.call('tradeRecordExport', request)
  expect(first.inner).toBe(INNER.success)
  expect(await browser.call('tradeRecordExport', request)).toEqual(first)
  expect(await browser.call('tradeRecordExport', { ...request, requestNo: randomUUID() })).toMatchObject({
    inner: INNER.verifyTokenMissing,
  })
})
