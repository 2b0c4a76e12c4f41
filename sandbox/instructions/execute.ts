import type Big from 'big.js'
import { TRADE_STATUS, TRADE_TYPE } from '@/contract/tables/trade'
import { INST_TYPE } from '@/contract/tables/instruction'
import { instructionMachine } from '@/contract/machines/instruction'
import { dateTimeInShanghai } from '@/lib/date'
import { thousands } from '@/lib/format-number'
import { isOn } from '@/lib/flag'
import { exact, sumOf, twoDigits } from '../portfolio/amounts'
import { CUT_OFF } from '../portfolio/trade-course'
import type { Db } from '../store/database'
import {
  changeInstruction,
  changeLine,
  type InstructionLineRow,
  type InstructionRow,
  linesOf,
} from '../store/instructions'
import { returnQuota, takeQuota } from '../store/offers'
import { findProduct, type ProductRow } from '../store/products'
import { changeTrade, findTrade, insertTrades, newSerialNo } from '../store/trades'
import { poolOf, setShares, sharesOf } from '../store/trust-holdings'
import { setWorth, trustById, type TrustRow } from '../store/trusts'
import { tellOf } from './tell'
import { netValueOn, revalue, worthOf } from './worth'

const fenOf = (yuan: string) => Number(exact(yuan).times(100).round(0).toString())

interface Deal {
  readonly row: InstructionRow
  readonly line: InstructionLineRow
  readonly trust: TrustRow
}

/** Where a line puts money into, and where it takes it from. */
function sidesOf(db: Db, { row, line }: Pick<Deal, 'row' | 'line'>) {
  const product = findProduct(db, line.product_id)
  const isPurchase = row.inst_type === INST_TYPE.purchase
  const goal = isPurchase ? product : findProduct(db, line.to_product_id)
  return { goal, source: isPurchase ? undefined : product }
}

/** Ends a line that was not executed, or not in full. */
function endLine(db: Db, line: InstructionLineRow, failReason: string): void {
  changeLine(db, line, { is_over: '1', fail_reason: failReason })
}

/** Why a line cannot be dealt on its day, though it could when it was given. */
function hindrance(db: Db, deal: Deal): string {
  const { goal, source } = sidesOf(db, deal)
  if (goal && !poolOf(db, deal.trust.id).some(one => one.product_id === goal.product_id)) {
    return `${goal.product_name}已移出可投资范围`
  }
  if (source && exact(sharesOf(db, deal.trust.id, source.product_id)).lt(deal.line.shares)) {
    return `${source.product_name}可用份额不足`
  }
  return ''
}

function newTrade(
  db: Db,
  { row, line, trust }: Deal,
  product: ProductRow,
  type: '02' | '03',
  words: string,
): string {
  const time = `${line.execute_date} ${CUT_OFF}`
  const serialNo = newSerialNo(db, line.execute_date)
  const tradeId = `T${serialNo}`
  insertTrades(db, [
    {
      trade_id: tradeId,
      serial_no: serialNo,
      customer_id: trust.principal_id,
      trust_id: trust.id,
      product_id: product.product_id,
      product_name: product.product_name,
      product_type: product.product_type,
      trade_type: type,
      trade_status: TRADE_STATUS.confirming,
      apply_time: time,
      apply_amount: type === TRADE_TYPE.purchase ? line.amount : '',
      apply_shares: type === TRADE_TYPE.redemption ? line.shares : '',
      remark: `${words} ${row.inst_no}`,
    },
  ])
  return tradeId
}

/** Deals a line on its day: the trades stand in the trust's list until they are confirmed. */
export function placeLine(db: Db, row: InstructionRow, line: InstructionLineRow): void {
  const trust = trustById(db, row.trust_id)
  if (!trust) return
  const deal = { row, line, trust }
  const { goal, source } = sidesOf(db, deal)
  const reason = hindrance(db, deal)
  if (reason) return endLine(db, line, reason)
  if (!source && goal && !takeQuota(db, goal.product_id, fenOf(line.amount))) {
    return endLine(db, line, `${goal.product_name}剩余额度不足`)
  }
  const words = source && goal ? '份额转换' : '委托人投资指令'
  changeLine(db, line, {
    trade_id: source
      ? newTrade(db, deal, source, TRADE_TYPE.redemption, words)
      : goal
        ? newTrade(db, deal, goal, TRADE_TYPE.purchase, words)
        : '',
    to_trade_id: source && goal ? newTrade(db, deal, goal, TRADE_TYPE.purchase, words) : '',
  })
}

/** A side of a deal as it was done. */
interface Done {
  readonly amount: string
  readonly shares: string
  readonly netValue: string
}

const worthAt = (shares: Big, netValue: string) => shares.times(netValue).round(2)

/**
 * Moves shares of a holding. What they bring or cost is what the holding's value changes by, so that cash and holdings come
 * to the same total to the cent before and after.
 */
function moveShares(db: Db, trust: TrustRow, product: ProductRow, change: Big, day: string): Done {
  const netValue = netValueOn(db, product, day)
  const before = exact(sharesOf(db, trust.id, product.product_id))
  const after = before.plus(change)
  setShares(db, trust.id, product.product_id, after.toFixed(2))
  const amount = worthAt(after, netValue).minus(worthAt(before, netValue)).abs()
  return { amount: twoDigits(amount), shares: twoDigits(change.abs()), netValue }
}

/** As many shares as an amount buys, never for more than the amount. */
function sharesFor(db: Db, trust: TrustRow, product: ProductRow, amount: string, day: string): Big {
  const netValue = netValueOn(db, product, day)
  const held = exact(sharesOf(db, trust.id, product.product_id))
  const costOf = (shares: Big) => worthAt(held.plus(shares), netValue).minus(worthAt(held, netValue))
  let shares = exact(amount).div(netValue).round(2, 0)
  while (shares.gt(0) && costOf(shares).gt(amount)) shares = shares.minus('0.01')
  return shares
}

function settleTrade(
  db: Db,
  tradeId: string,
  done: Done,
  { isPart, day }: { isPart: boolean; day: string },
): void {
  changeTrade(db, tradeId, {
    trade_status: isPart ? TRADE_STATUS.partlyConfirmed : TRADE_STATUS.arrived,
    confirm_date: day,
    arrive_date: day,
    confirm_amount: done.amount,
    confirm_shares: done.shares,
    confirm_nav: done.netValue,
    fee: '0.00',
  })
}

function failTrades(db: Db, line: InstructionLineRow, reason: string, day: string): void {
  for (const tradeId of [line.trade_id, line.to_trade_id].filter(Boolean)) {
    changeTrade(db, tradeId, { trade_status: TRADE_STATUS.failed, confirm_date: day, fail_reason: reason })
  }
}

/** The line was dealt and is not confirmed: nothing moves. */
export function failLine(
  db: Db,
  row: InstructionRow,
  line: InstructionLineRow,
  reason: string,
  now: number,
): void {
  const { source, goal } = sidesOf(db, { row, line })
  if (!source && goal) returnQuota(db, goal.product_id, fenOf(line.amount))
  failTrades(db, line, reason, dateTimeInShanghai(now).slice(0, 10))
  endLine(db, line, reason)
}

/**
 * Confirms a line by the net values of its day: all of it, or the part (yuan of a purchase, shares else) that could be dealt.
 * Holdings, cash, trades and valuation move together.
 */
export function confirmLine(
  db: Db,
  { row, line }: Pick<Deal, 'row' | 'line'>,
  part: string,
  now: number,
): void {
  const trust = trustById(db, row.trust_id)
  const { goal, source } = sidesOf(db, { row, line })
  if (!trust) return
  const asked = source ? line.shares : line.amount
  const wanted = exact(part).lt(asked) ? twoDigits(part) : asked
  if (!source && exact(trust.cash).lt(wanted)) return failLine(db, row, line, '可用资金不足', now)
  if (source && exact(sharesOf(db, trust.id, source.product_id)).lt(wanted)) {
    return failLine(db, row, line, '可用份额不足', now)
  }
  const day = line.execute_date
  const isPart = wanted !== asked
  const settled = { isPart, day: dateTimeInShanghai(now).slice(0, 10) }
  if (!source && goal && isPart) returnQuota(db, goal.product_id, fenOf(asked) - fenOf(wanted))
  const out = source && moveShares(db, trust, source, exact(wanted).times(-1), day)
  const into =
    goal && moveShares(db, trust, goal, sharesFor(db, trust, goal, out?.amount ?? wanted, day), day)
  const first = out ?? into
  if (!first) return
  settleTrade(db, line.trade_id, first, settled)
  if (out && into) settleTrade(db, line.to_trade_id, into, settled)
  const cash = exact(trust.cash)
    .plus(out?.amount ?? 0)
    .minus(into?.amount ?? 0)
  book(db, { ...trust, cash: twoDigits(cash) }, day)
  changeLine(db, line, {
    executed_amount: first.amount,
    executed_shares: first.shares,
    executed_date: settled.day,
    is_over: '1',
    fail_reason: isPart ? '按可成交部分确认' : '',
  })
}

/** Writes down what a trust is worth after a deal, by the net values of its day where that is later than the last valuation. */
function book(db: Db, trust: TrustRow, day: string): void {
  setWorth(db, trust.id, { ...trust, total_assets: worthOf(db, trust).total })
  revalue(db, trust, day)
}

/** Whether nothing of a line came about, or less than was asked for. */
const isShort = ({ fail_reason: reason }: InstructionLineRow) => reason !== ''

/** Ends an instruction whose every line is over; with less than was asked for it is done in part. */
export function finishIfOver(db: Db, row: InstructionRow, now: number): void {
  const lines = linesOf(db, row.inst_id)
  if (!lines.every(line => isOn(line.is_over))) return
  const isPartly = lines.some(isShort)
  const status = instructionMachine.next(row.status, isPartly ? 'finishPartly' : 'finish')
  if (!status) return
  changeInstruction(db, row.inst_id, { status, finished_at: now })
  const total = sumOf(lines.map(line => line.executed_amount || '0.00'))
  const reasons = [...new Set(lines.filter(isShort).map(line => line.fail_reason))].join('；')
  tellOf(db, row, {
    title: isPartly ? '投资指令部分完成' : '投资指令已完成',
    words: `已执行 ${thousands(total)} 元${isPartly ? `。未完成部分：${reasons}` : '，持仓和现金已更新'}。`,
    now,
  })
}

/** Whether a trade of a line still waits to be confirmed. */
export const isConfirming = (db: Db, { trade_id: tradeId }: InstructionLineRow): boolean =>
  tradeId !== '' && findTrade(db, tradeId)?.trade_status === TRADE_STATUS.confirming
