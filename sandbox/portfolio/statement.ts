import type { MonthTotal } from '@/contract/trade'
import { labelOf } from '@/contract/labels'
import { TRADE_STATUS, TRADE_TYPE } from '@/contract/tables/trade'
import { makeCsv } from '../files/csv'
import { thousands } from '@/lib/format-number'
import { COMPANY, sealOf } from '../files/company'
import { makePdf } from '../files/pdf'
import type { PdfLine } from '../files/pdf-layout'
import { type PdfColumn, pdfTable } from '../files/pdf-table'
import type { TradeRow } from '../store/trades'

/** What a statement says: trades newest first and the totals of every month that has one. */
export interface Statement {
  readonly trades: readonly TradeRow[]
  readonly monthTotals: readonly MonthTotal[]
  /** Days it covers, `YYYY-MM-DD`. */
  readonly startDate: string
  readonly endDate: string
}

const DIRECTIONS: Readonly<Record<TradeRow['direction'], string>> = { in: '到账', out: '支付', none: '' }

const COLUMNS: readonly (readonly [string, (row: TradeRow) => string])[] = [
  ['流水号', row => row.serial_no],
  ['申请时间', row => row.apply_time],
  ['交易类型', row => labelOf(TRADE_TYPE, row.trade_type)],
  ['产品名称', row => row.product_name],
  ['交易状态', row => labelOf(TRADE_STATUS, row.trade_status)],
  ['资金方向', row => DIRECTIONS[row.direction]],
  ['申请金额（元）', row => row.apply_amount],
  ['申请份额', row => row.apply_shares],
  ['确认金额（元）', row => row.confirm_amount],
  ['确认份额', row => row.confirm_shares],
  ['确认净值', row => row.confirm_nav],
  ['手续费（元）', row => row.fee],
  ['确认日期', row => row.confirm_date],
  ['到账日期', row => row.arrive_date],
  ['开户行', row => row.bank_name],
  ['银行卡号', row => row.card_no_mask],
  ['备注', row => row.fail_reason || row.remark],
]

/** The statement as CSV. */
export function statementCsv({ trades }: Pick<Statement, 'trades'>): Buffer {
  return makeCsv([COLUMNS.map(([name]) => name), ...trades.map(row => COLUMNS.map(([, read]) => read(row)))])
}

const SIGNS: Readonly<Record<TradeRow['direction'], string>> = { in: '+', out: '-', none: '' }
/** Money of these has moved. */
const MOVED: readonly string[] = [TRADE_STATUS.confirmed, TRADE_STATUS.partlyConfirmed, TRADE_STATUS.arrived]

function amountOf(row: TradeRow): string {
  const amount = row.confirm_amount || row.apply_amount
  const shares = row.confirm_shares || row.apply_shares
  if (amount) return `${MOVED.includes(row.trade_status) ? SIGNS[row.direction] : ''}${thousands(amount)}元`
  return shares && `${thousands(shares)}份`
}

const PDF_COLUMNS: readonly PdfColumn<TradeRow>[] = [
  { title: '申请时间', at: 0, width: 0.17, read: row => row.apply_time.slice(5, 16) },
  { title: '交易类型', at: 0.17, width: 0.13, read: row => labelOf(TRADE_TYPE, row.trade_type) },
  { title: '产品名称', at: 0.3, width: 0.32, read: row => row.product_name },
  { title: '金额或份额', at: 0.62, width: 0.23, isRight: true, read: amountOf },
  { title: '交易状态', at: 0.87, width: 0.13, read: row => labelOf(TRADE_STATUS, row.trade_status) },
]

/** The lines of the PDF: a table for each month with its totals, newest first. */
export function statementLines({
  trades,
  monthTotals,
}: Pick<Statement, 'trades' | 'monthTotals'>): PdfLine[] {
  if (monthTotals.length === 0) return ['该期间没有交易记录']
  return monthTotals.flatMap(({ month, inTotal, outTotal, count }) => [
    '',
    `${month.slice(0, 4)}年${Number(month.slice(5))}月    到账 ${thousands(inTotal)}元    支付 ${thousands(outTotal)}元    共 ${count} 笔`,
    ...pdfTable(
      PDF_COLUMNS,
      trades.filter(row => row.apply_time.startsWith(month)),
    ),
  ])
}

/** The statement as PDF, with the name of whose it is. */
export function statementPdf(statement: Statement & { readonly name: string }): Buffer {
  const { startDate, endDate, name } = statement
  const title = '交易明细'
  return makePdf({
    title: `${title} ${startDate} 至 ${endDate}`,
    letterhead: { left: COMPANY.chinese, right: `${startDate} 至 ${endDate}` },
    pages: [
      {
        heading: title,
        lines: [
          `客户姓名：${name}    申请日期：${startDate} 至 ${endDate}    币种：人民币（CNY）`,
          ...statementLines(statement),
          '',
          sealOf('业务专用章', [
            '金额前的“+”为到账，“-”为支付；没有符号的尚未结算。',
            '如有疑问，请联系客服 400-000-0000。',
          ]),
        ],
      },
    ],
  })
}
