/** @run long: ten thousand rows as WeChat draws them, its picker of days, files that it opens and sends */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { useApp } from './harness'
import type { SetDataCall } from './host/contract'
import { bytesOf, type Metric, saveMetric } from './metrics'
import type { Phone } from './phone'
import { type Screen, useScreens } from './screen'

const app = useApp()
const screens = useScreens(app)
const TRADES = 'packages/assets/trades/trades/index'

/** What of the list is in the page, and what of it is on the screen. */
const look = (screen: Screen) =>
  screen.page.evaluate(() => {
    const rows = [...document.querySelectorAll('wx-page:not([hidden]) .virtual-list__row')]
    const shown = rows.filter(row => {
      const { top, bottom } = row.getBoundingClientRect()
      return bottom > 0 && top < window.innerHeight
    })
    const numbers = shown.map(row => Number(row.getAttribute('aria-posinset') ?? 0))
    return { inPage: rows.length, onScreen: shown.length, last: Math.max(0, ...numbers) }
  })

const isWithin = ({ count, bytes }: Metric, limits: { count: number; bytes: number }) =>
  assert.ok(count <= limits.count && bytes <= limits.bytes, `${count} setData calls, ${bytes} bytes`)

describe('ten thousand trades', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('can be scrolled through, with at most 60 rows in the page and little to draw', async () => {
    const screen = await screens.launch({ customer: 'U6', path: 'pages/home/index' })
    await screen.ready()
    const first = await screen.measure(async () => {
      await screen.page.evaluate(path => window.host?.open(`/${path}`), TRADES)
      await screen.ready()
    })
    isWithin(saveMetric('trades first page', first), { count: 10, bytes: 90_000 })
    const start = await look(screen)
    assert.ok(start.inPage <= 60, `${start.inPage} rows at the start`)

    // Rows come in groups: of five screens the dearest counts.
    const screensFurther: SetDataCall[][] = []
    for (let step = 0; step < 5; step += 1) {
      screensFurther.push(await screen.measure(() => screen.scrollBy(812)))
    }
    const [dearest = []] = screensFurther.sort((a, b) => bytesOf(b) - bytesOf(a))
    isWithin(saveMetric('trades one screen further', dearest), { count: 6, bytes: 60_000 })

    for (let step = 0; (await look(screen)).last < 200; step += 1) {
      assert.ok(step < 80, `only row ${(await look(screen)).last} after ${step} screens`)
      await screen.scrollBy(650)
      const { inPage, onScreen } = await look(screen)
      assert.ok(inPage <= 60, `${inPage} rows in the page`)
      assert.ok(onScreen >= 3 || step === 0, `${onScreen} rows on the screen`)
    }
    await screen.ready()
    await screen.shoot('trades-row-200')
    const deep = await look(screen)
    await screen.page.evaluate(() => window.host?.open('/pages/orders/index'))
    await screen.page.evaluate(() => window.host?.back())
    await screen.quiet()
    const back = await look(screen)
    assert.ok(Math.abs(back.last - deep.last) <= 1, `row ${back.last} instead of ${deep.last}`)
    await screen.page.evaluate(() => window.scrollTo(0, 0))
    await screen.quiet()
    assert.ok((await look(screen)).last <= start.last + 1)
    await screen.close()
  })
})

const monthHeads = (phone: Phone) => phone.queryAll('.group-head__name').map(head => head.textContent)

/** Opens the sheet of the statement, chooses a format and confirms by the code from the inbox. */
async function exportAs(phone: Phone, format: string, choose?: () => Promise<void>): Promise<void> {
  await phone.tap('导出对账单')
  await phone.see('文件含完整金额，请妥善保管。')
  await choose?.()
  await phone.tap(format)
  await phone.tap('下一步：短信验证')
  await phone.see('验证身份后导出')
  await phone.tap('获取验证码')
  await phone.see(/\d+ 秒后重新获取/)
  await phone.type('短信验证码', await app.lastCode())
  await phone.tap('导出')
}

describe('the trades', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('of a period of one’s own are asked for by two days from WeChat’s picker', async () => {
    const phone = await app.launch({ customer: 'U1', path: TRADES })
    await phone.settled()
    await phone.tap(/^时间：/)
    await phone.see('开始日期')
    await phone.pickDay('请选择', '2026-10-31')
    await phone.see('2026-10-31')
    await phone.pickDay('请选择', '2026-10-01')
    await phone.see('2026-10-01')
    await phone.tap('按起止日期查询')
    await phone.see('时间：2026-10-01 至 2026-10-31')
    await phone.settled()
    assert.deepEqual(monthHeads(phone), ['2026年10月'])
    phone.close()
  })

  it('are exported as a PDF, which WeChat opens', async () => {
    const phone = await app.launch({ customer: 'U1', path: TRADES })
    await phone.settled()
    await exportAs(phone, 'PDF 文件')
    await phone.until('nothing was opened', () => phone.host.handed.opened.length === 1)
    const [opened] = phone.host.handed.opened
    assert.ok(opened?.head.startsWith('%PDF-') && opened.hasMenu)
    await phone.see(/^已导出 .+\.pdf，共 \d+ 笔$/)
    // It begins with the period that the list shows.
    assert.equal((await app.log('tradeRecordExport'))[0]?.requestData.range, '3m')
    phone.close()
  })

  it('are exported of two days that are chosen in the sheet, which the list does not follow', async () => {
    const phone = await app.launch({ customer: 'U1', path: TRADES })
    await phone.settled()
    const all = monthHeads(phone)
    await exportAs(phone, 'CSV 表格', async () => {
      await phone.tap('起止日期')
      await phone.see('开始日期')
      await phone.pickDay('请选择', '2026-10-31')
      await phone.see('2026-10-31')
      await phone.pickDay('请选择', '2026-10-01')
      await phone.see('2026-10-01')
    })
    await phone.until('nothing was sent', () => phone.host.handed.sent.length === 1)
    const [sent] = phone.host.handed.sent
    assert.match(sent?.name ?? '', /\.csv$/)
    assert.match(Buffer.from(sent?.head ?? '', 'latin1').toString('utf8'), /交易/)
    const [{ requestData } = { requestData: {} as Record<string, unknown> }] =
      await app.log('tradeRecordExport')
    assert.deepEqual(
      [requestData.startDate, requestData.endDate, requestData.range],
      ['2026-10-01', '2026-10-31', undefined],
    )
    await phone.see(/^已导出 .+\.csv，共 \d+ 笔$/)
    assert.deepEqual(monthHeads(phone), all)
    phone.close()
  })
})
