import type { CertPosition } from '@/contract/certificate'
import { labelOf } from '@/contract/labels'
import type { Statement } from '@/contract/statement'
import { STATEMENT_KIND } from '@/contract/tables/statement'
import { TRADE_TYPE } from '@/contract/tables/trade'
import { netValue, signed, thousands } from '@/lib/format-number'
import { COMPANY, sealOf } from '../files/company'
import { makePdf } from '../files/pdf'
import type { PdfLine } from '../files/pdf-layout'
import { type PdfColumn, pdfTable } from '../files/pdf-table'
import { yuanOfFen } from '../portfolio/amounts'
import type { TradeRow } from '../store/trades'
import type { StatementContent } from './content'

/** Whose statement it is, and which. */
export interface StatementSubject {
  readonly statement: Statement
  readonly statementNo: string
  readonly name: string
  /** Masked. */
  readonly idNo: string
}

const POSITION_COLUMNS: readonly PdfColumn<CertPosition>[] = [
  { title: '产品名称', at: 0, width: 0.36, read: ({ productName }) => productName },
  { title: '份额', at: 0.36, width: 0.19, isRight: true, read: ({ shares }) => thousands(shares) },
  { title: '单位净值', at: 0.55, width: 0.12, isRight: true, read: position => netValue(position.netValue) },
  { title: '净值日期', at: 0.69, width: 0.13, read: ({ netValueDate }) => netValueDate },
  { title: '市值（元）', at: 0.81, width: 0.19, isRight: true, read: ({ amount }) => thousands(amount) },
]

const moneyOf = ({ direction, settled_fen: fen }: TradeRow): string =>
  direction === 'none' ? '' : thousands(yuanOfFen(fen))

const paid = (row: TradeRow) => (row.direction === 'in' ? '' : moneyOf(row))
const received = (row: TradeRow) => (row.direction === 'in' ? moneyOf(row) : '')

const TRADE_COLUMNS: readonly PdfColumn<TradeRow>[] = [
  { title: '确认日期', at: 0, width: 0.13, read: row => row.confirm_date },
  { title: '交易类型', at: 0.14, width: 0.12, read: row => labelOf(TRADE_TYPE, row.trade_type) },
  { title: '产品名称', at: 0.26, width: 0.28, read: row => row.product_name },
  {
    title: '确认份额',
    at: 0.54,
    width: 0.15,
    isRight: true,
    read: row => (row.confirm_shares ? thousands(row.confirm_shares) : ''),
  },
  { title: '支付（元）', at: 0.69, width: 0.155, isRight: true, read: paid },
  { title: '到账（元）', at: 0.845, width: 0.155, isRight: true, read: received },
]

interface Change {
  readonly name: string
  readonly amount: string
}

const CHANGE_COLUMNS: readonly PdfColumn<Change>[] = [
  { title: '项目', at: 0, width: 0.7, read: ({ name }) => name },
  { title: '金额（元）', at: 0.7, width: 0.3, isRight: true, read: ({ amount }) => amount },
]

const minus = (amount: string) => signed(`-${amount}`).text

function changesOf({ statement }: StatementSubject, content: StatementContent): PdfLine[] {
  const rows = [
    { name: `期初市值（${statement.startDate} 日初）`, amount: thousands(content.opening) },
    { name: '本期投入（认购、申购、转入、分配再投资和费用）', amount: signed(content.paidIn).text },
    { name: '本期取出（赎回、返还本金和清算）', amount: minus(content.takenOut) },
    { name: '净值盈亏（已扣费用）', amount: signed(content.valueChange).text },
  ]
  const total = [`期末市值（${statement.endDate} 日终）`, thousands(content.closing)]
  return [
    ...pdfTable(CHANGE_COLUMNS, rows, total),
    `另：本期已分配（税后） ${thousands(content.distributed)}元，其中再投资的部分已计入本期投入。`,
  ]
}

function positionsOf({ positions, closing }: StatementContent): PdfLine[] {
  if (positions.length === 0) return ['期末未持有产品。']
  return pdfTable(POSITION_COLUMNS, positions, ['合计', '', '', '', thousands(closing)])
}

/** What went one way, whole fen. */
const sumOf = (trades: readonly TradeRow[], isIn: boolean) =>
  trades
    .filter(({ direction }) => direction !== 'none' && (direction === 'in') === isIn)
    .reduce((sum, row) => sum + row.settled_fen, 0)

function tradesOf({ trades }: StatementContent): PdfLine[] {
  if (trades.length === 0) return ['本期没有已确认的交易。']
  const [out, into] = [sumOf(trades, false), sumOf(trades, true)].map(yuanOfFen)
  const total = ['合计', `${trades.length} 笔`, '', '', thousands(out ?? ''), thousands(into ?? '')]
  return pdfTable(TRADE_COLUMNS, trades, total)
}

/** Name of a statement: `2026年10月对账单`, `2026年第3季度对账单`, `2025年度对账单`. */
export function titleOf({ statementId, kind }: Statement): string {
  const year = statementId.slice(0, 4)
  const names = {
    [STATEMENT_KIND.month]: `${year}年${Number(statementId.slice(5))}月`,
    [STATEMENT_KIND.quarter]: `${year}年第${statementId.slice(6)}季度`,
    [STATEMENT_KIND.year]: `${year}年度`,
  }
  return `${names[kind]}对账单`
}

/** The paper of a statement: what was there, what came and went, what is there, and each trade. */
export function statementPaper(subject: StatementSubject, content: StatementContent): Buffer {
  const { statement, statementNo, name, idNo } = subject
  const title = titleOf(statement)
  return makePdf({
    title,
    letterhead: { left: COMPANY.chinese, right: `编号 ${statementNo}` },
    pages: [
      {
        heading: title,
        lines: [
          `客户姓名：${name}    证件号码：${idNo}`,
          `对账期间：${statement.startDate} 至 ${statement.endDate}    出具日期：${statement.issueDate}`,
          '币种：人民币（CNY）    持有身份：委托人',
          '',
          '一、资产变动',
          ...changesOf(subject, content),
          '',
          '二、期末持有',
          ...positionsOf(content),
          '',
          '三、本期交易（按确认日期）',
          ...tradesOf(content),
          '',
          sealOf('对账专用章', [
            '本对账单不含家族信托，不构成对收益的承诺。',
            '市值按所列净值日期的单位净值计算。',
            '如有疑问，请在出具后30日内联系客服 400-000-0000。',
            '',
            COMPANY.chinese,
          ]),
        ],
      },
    ],
  })
}
