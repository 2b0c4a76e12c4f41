import type { MonthTotal } from '@/contract/trade'
import { labelOf } from '@/contract/labels'
import { TRADE_STATUS, TRADE_TYPE } from '@/contract/tables/trade'
import { makeCsv } from '../files/csv'
import { makePdf } from '../files/pdf'
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

function line(row: TradeRow): string {
  const amount = row.confirm_amount || row.apply_amount
  const shares = row.confirm_shares || row.apply_shares
  const isMoved = ['2', '3', '6'].includes(row.trade_status)
  return [
    row.apply_time.slice(5, 16),
    labelOf(TRADE_TYPE, row.trade_type),
    row.product_name,
    amount ? `${isMoved ? SIGNS[row.direction] : ''}${amount}元` : shares && `${shares}份`,
    labelOf(TRADE_STATUS, row.trade_status),
  ]
    .filter(part => part !== '')
    .join('  ')
}

/** The parts of the PDF: one per month with its totals, newest first. */
export function statementParts({
  trades,
  monthTotals,
}: Pick<Statement, 'trades' | 'monthTotals'>): { heading: string; lines: string[] }[] {
  if (monthTotals.length === 0) return [{ heading: '交易记录', lines: ['该期间没有交易记录'] }]
  return monthTotals.map(({ month, inTotal, outTotal, count }) => ({
    heading: `${month.slice(0, 4)}年${Number(month.slice(5))}月  共${count}笔  到账 ${inTotal}元  支付 ${outTotal}元`,
    lines: trades.filter(row => row.apply_time.startsWith(month)).map(line),
  }))
}

/** The statement as PDF. */
export function statementPdf({ trades, monthTotals, startDate, endDate }: Statement): Buffer {
  return makePdf({
    title: `交易记录 ${startDate} 至 ${endDate}`,
    pages: statementParts({ trades, monthTotals }),
  })
}
