import type { PdfLine } from '../files/pdf-layout'
import { completeTrade, type TradeRow } from '../store/trades'
import { readPdf } from '../testing/read-pdf'
import { statementCsv, statementLines, statementPdf } from './statement'

const trade = (more: Partial<TradeRow>): TradeRow => ({
  ...completeTrade({
    trade_id: 'T1',
    customer_id: '100001',
    serial_no: '2026110900113',
    product_name: '远岚·日日盈现金管理',
    trade_type: '03',
    trade_status: '6',
    apply_time: '2026-11-09 10:41:17',
    confirm_amount: '106312.33',
  }),
  direction: 'in',
  settled_fen: 10631233,
  ...more,
})

const cellsOf = (row: Partial<TradeRow>) =>
  statementCsv({ trades: [trade(row)] })
    .toString('utf8')
    .split('\r\n')[1]

describe('a cell', () => {
  test.each(['=1+1', '+86', '-5', '@SUM(A1)', '\tx'])('that a spreadsheet would run (%j) is text', text => {
    expect(cellsOf({ remark: text })).toMatch(/,'[=+\-@\t][^,]*$/)
  })

  test('with commas, quotes or line ends is quoted', () => {
    expect(cellsOf({ remark: '甲,"乙"\n丙' })).toMatch(/,"甲,""乙""\n丙"$/)
  })

  test('that is both is both', () => {
    expect(cellsOf({ remark: '=HYPERLINK("a","b")' })).toMatch(/,"'=HYPERLINK\(""a"",""b""\)"$/)
  })
})

describe('the PDF', () => {
  const monthTotals = [
    { month: '2026-11', inTotal: '106312.33', outTotal: '0.00', count: 2 },
    { month: '2026-09', inTotal: '0.00', outTotal: '12600.00', count: 1 },
  ]
  const trades = [
    trade({ trade_status: '0', confirm_amount: '', apply_shares: '50000.00' }),
    trade({}),
    trade({
      trade_type: '09',
      direction: 'out',
      confirm_amount: '12600.00',
      apply_time: '2026-09-15 16:00:00',
    }),
  ]

  const textsOf = (row: PdfLine) =>
    typeof row === 'string' || row.kind === 'seal' ? row : row.cells.map(({ text }) => text)

  test('has a table for each month with its totals and its trades', () => {
    const head = ['申请时间', '交易类型', '产品名称', '金额或份额', '交易状态']
    expect(statementLines({ trades, monthTotals }).map(textsOf)).toEqual([
      '',
      '2026年11月    到账 106,312.33元    支付 0.00元    共 2 笔',
      head,
      ['11-09 10:41', '赎回', '远岚·日日盈现金管理', '50,000.00份', '已受理'],
      ['11-09 10:41', '赎回', '远岚·日日盈现金管理', '+106,312.33元', '已到账'],
      '',
      '2026年9月    到账 0.00元    支付 12,600.00元    共 1 笔',
      head,
      ['09-15 16:00', '费用扣收', '远岚·日日盈现金管理', '-12,600.00元', '已到账'],
    ])
  })

  test('says so when there is nothing', () => {
    expect(statementLines({ trades: [], monthTotals: [] })).toEqual(['该期间没有交易记录'])
  })

  test('names the company, whose it is and the days, and has a place for the seal', () => {
    const days = { startDate: '2026-09-01', endDate: '2026-11-20' }
    const { title, pages } = readPdf(statementPdf({ trades, monthTotals, ...days, name: '林致远' }))
    expect(title).toBe('交易明细 2026-09-01 至 2026-11-20')
    const texts = pages.flatMap(({ lines }) => lines.map(({ text }) => text))
    expect(texts).toEqual(
      expect.arrayContaining(['远岚信托有限责任公司', '2026-09-01 至 2026-11-20', '业务专用章']),
    )
    expect(texts.some(text => text.startsWith('客户姓名：林致远'))).toBe(true)
  })
})
