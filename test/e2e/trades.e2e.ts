/** @run long: ten thousand rows that are scrolled, files that are saved */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { beforeEach, describe, it } from 'node:test'
import { until, useApp, type Visit } from './harness'

const app = useApp()
const MOBILE_OF_U1 = '19900000001'
const MOBILE_OF_U6 = '19900000006'

const rowCount = (visit: Visit) => visit.page.locator('.virtual-list__row').count()

/** Number of the last row in the document, of all there are. */
const lastRow = async (visit: Visit) =>
  Number(await visit.page.locator('.virtual-list__row[aria-posinset]').last().getAttribute('aria-posinset'))

/** Scrolls by one screen after the other to a row; answers the most rows that were in the document at once. */
async function scrollTo(visit: Visit, row: number, step: number): Promise<number> {
  let most = 0
  for (let turn = 0; (await lastRow(visit)) < row; turn += 1) {
    assert.ok(turn < 400, `only row ${await lastRow(visit)} of ${row}`)
    await visit.scroll(step)
    most = Math.max(most, await rowCount(visit))
    await visit.idle()
  }
  return most
}

async function exportAs(
  visit: Visit,
  format: string,
  mobile = MOBILE_OF_U6,
  choose?: () => Promise<void>,
): Promise<string> {
  await visit.tap('导出对账单')
  await choose?.()
  await visit.tap(format, 'radio')
  await visit.tap('下一步：短信验证')
  await visit.tap('获取验证码')
  await visit.see(/秒后重新获取/)
  await visit.page.getByLabel('短信验证码', { exact: true }).fill(await app.lastCode(mobile))
  const download = visit.page.waitForEvent('download')
  await visit.page.getByRole('dialog').getByRole('button', { name: '导出', exact: true }).click()
  const file = await download
  return (await file.path()) ?? ''
}

describe('the trading record', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('holds 10,000 trades: few rows in the document, one page under way at a time, right totals (E9)', async () => {
    const visit = await app.visit({ customer: 'U6' })
    await visit.open('/phone/assets/tradingRecord')
    await visit.settle()
    await visit.tap(/时间：/)
    await visit.tap('全部时间', 'radio')
    await visit.see(/2026年11月/)
    let inFlight = 0
    let mostInFlight = 0
    visit.page.on('request', request => {
      if (request.url().endsWith('/tradeRecordList')) mostInFlight = Math.max(mostInFlight, ++inFlight)
    })
    const ended = (url: string) => url.endsWith('/tradeRecordList') && (inFlight -= 1)
    visit.page.on('requestfinished', request => void ended(request.url()))
    visit.page.on('requestfailed', request => void ended(request.url()))
    const most = await scrollTo(visit, 450, 3000)
    assert.ok(most <= 60, `${most} rows in the document`)
    assert.equal(mostInFlight, 1)
    const pages = await app.log('tradeRecordList')
    assert.ok(pages.length > 10, `${pages.length} pages were fetched`)
    const row = visit.page.locator('.virtual-list__row[aria-posinset]').last()
    assert.equal(await row.getAttribute('aria-setsize'), '10000')

    const head = visit.page.locator('.group-head').filter({ visible: true }).first()
    while ((await head.count()) === 0) await visit.scroll(-600)
    const [month = ''] = (await head.innerText()).match(/\d+年\d+月/) ?? []
    const [, year = '', number = ''] = /(\d+)年(\d+)月/.exec(month) ?? []
    const prefix = `${year}-${number.padStart(2, '0')}`
    const answer = await visit.page.evaluate(async day => {
      const response = await fetch('/services/trustAppApi/tradeRecordList', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({
          requestData: { startDate: `${day}-01`, endDate: `${day}-28`, pageNum: 1, pageSize: 1 },
        }),
      })
      return (await response.json()) as { result: { data: { monthTotals: { month: string }[] } } }
    }, prefix)
    assert.equal(answer.result.data.monthTotals[0]?.month, prefix)
    await visit.close()
  })

  it('keeps its place and its filter on the way back from a trade', async () => {
    const visit = await app.visit({ customer: 'U6' })
    await visit.open('/phone/assets/tradingRecord')
    await visit.settle()
    await visit.tap(/时间：/)
    await visit.tap('全部时间', 'radio')
    await visit.see(/2026年11月/)
    await scrollTo(visit, 40, 700)
    await visit.idle()
    const first = () =>
      visit.page.locator('.virtual-list__row[aria-posinset]').evaluateAll(rows => {
        const top = rows.find(row => row.getBoundingClientRect().top > 0)
        return top?.getAttribute('aria-posinset')
      })
    const before = await first()
    assert.ok(Number(before) > 20)
    await visit.page
      .locator('.trade-row')
      .filter({ visible: true })
      .evaluateAll(rows => {
        const shown = rows.find(row => row.getBoundingClientRect().top > 100) as HTMLElement | undefined
        shown?.click()
      })
    await visit.see('流水号')
    await visit.page.goBack()
    await visit.arriveAt('/phone/assets/tradingRecord')
    await visit.see('全部时间')
    await until('the row it was left at', first, row => row === before)
    await visit.close()
  })

  it('becomes a CSV and a PDF after an SMS code', async () => {
    const visit = await app.visit({ customer: 'U6', acceptDownloads: true })
    await visit.open('/phone/assets/tradingRecord')
    await visit.settle()
    const csv = readFileSync(await exportAs(visit, 'CSV 表格'), 'utf8')
    assert.ok(csv.startsWith('\uFEFF'))
    const lines = csv.trim().split('\r\n')
    const { total } = await visit.page.evaluate(async () => {
      const response = await fetch('/services/trustAppApi/tradeRecordList', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ requestData: { range: '3m', pageNum: 1, pageSize: 1 } }),
      })
      return ((await response.json()) as { result: { data: { total: number } } }).result.data
    })
    assert.ok(lines.length > total, `${lines.length} lines for ${total} trades`)
    await app.control('POST', 'clock', { advanceSeconds: 61 })
    await visit.close()
    // Another device: this one counts the minute until the next code by its own clock.
    const other = await app.visit({ customer: 'U6', acceptDownloads: true })
    await other.open('/phone/assets/tradingRecord')
    await other.settle()
    const pdf = readFileSync(await exportAs(other, 'PDF 文件'))
    assert.equal(pdf.subarray(0, 5).toString(), '%PDF-')
    await other.close()
  })

  it('of one product becomes a CSV of that product alone', async () => {
    const visit = await app.visit({ customer: 'U1', acceptDownloads: true })
    await visit.open('/phone/assets/assetsDetail?positionId=U1-P11')
    await visit.tap(/^交易记录/, 'link')
    await visit.arriveAt('/phone/assets/tradingRecord?productId=P11')
    await visit.settle()
    const [head = '', ...rows] = readFileSync(await exportAs(visit, 'CSV 表格', MOBILE_OF_U1), 'utf8')
      .replace('\uFEFF', '')
      .trim()
      .split('\r\n')
    const column = head.split(',').findIndex(name => name.includes('产品名称'))
    assert.ok(column >= 0, head)
    assert.ok(rows.length > 0)
    assert.deepEqual([...new Set(rows.map(row => row.split(',')[column]))], ['远岚·短债增利'])
    await visit.close()
  })

  it('is of the period that is chosen in the sheet, a year at most, and is named when it has come', async () => {
    const visit = await app.visit({ customer: 'U1', acceptDownloads: true })
    await visit.open('/phone/assets/tradingRecord')
    await visit.settle()
    const months = () => visit.page.locator('.group-head__name').allInnerTexts()
    const shown = await months()
    const sheet = visit.page.getByRole('dialog')
    const csv = readFileSync(
      await exportAs(visit, 'CSV 表格', MOBILE_OF_U1, async () => {
        const chosen = sheet.getByRole('radio', { name: '近 3 个月' })
        assert.equal(await chosen.getAttribute('aria-checked'), 'true')
        await visit.tap('起止日期', 'radio')
        await sheet.getByLabel('开始日期').fill('2025-10-01')
        await sheet.getByLabel('结束日期').fill('2026-10-31')
        await visit.tap('下一步：短信验证')
        await visit.see('查询区间不能超过一年')
        assert.equal((await app.log('smsCodeSend')).length, 0)
        await sheet.getByLabel('开始日期').fill('2026-10-01')
        await visit.seeNoMore('查询区间不能超过一年')
      }),
      'utf8',
    )
    await visit.see(/^已导出 交易记录_2026-10-01_2026-10-31\.csv，共 \d+ 笔$/)
    const days = csv.match(/\b20\d\d-\d\d-\d\d\b/g) ?? []
    assert.ok(
      days.length > 0 && days.every(day => day.startsWith('2026-10') || day > '2026-10-31'),
      days.join(),
    )
    // The list shows what it showed.
    assert.deepEqual(await months(), shown)
    await visit.close()
  })
})
