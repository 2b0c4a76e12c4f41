import { INST_STATUS, INST_TYPE } from '@/contract/tables/instruction'
import { TRADE_STATUS, TRADE_TYPE } from '@/contract/tables/trade'
import { addDays } from '@/lib/date'
import { instantOf } from '../clock'
import { worthOf } from '../instructions/worth'
import { exact, twoDigits } from '../portfolio/amounts'
import { weekdayFrom } from '../portfolio/calendar'
import type { Db } from '../store/database'
import { insertRows } from '../store/insert'
import { NOT_EXECUTED, type InstructionRow } from '../store/instructions'
import { findProduct } from '../store/products'
import { insertTrades, type NewTrade } from '../store/trades'
import { addValuation } from '../store/trust-valuations'
import { setWorth, trustById } from '../store/trusts'
import { INVESTMENT_PLAN, INVESTMENT_PLAN_LINES } from './trust-family'

/** Family trust FT3 of U6, with sixty instructions: for long lists. All of it is fictional. */
export const TRUST_OF_U6 = 'FT3'

const INITIAL = '20000000.00'
const TRUST = {
  id: TRUST_OF_U6,
  trust_no: 'YLFT2024031200021',
  principal_id: '100006',
  name: '何氏家族信托',
  trust_kind: '2',
  status: '40',
  establish_date: '2024-03-12',
  term_years: 30,
  total_assets: INITIAL,
  asset_date: '2026-11-19',
  cash: INITIAL,
  yesterday_income: '0.00',
  accumulated_income: '0.00',
  spouse_name: '',
  protector_name: '',
  invest_mode: '1',
  manager_name: '沈亦安',
  manager_mobile: '19900000071',
  rights: 'view,instruct,append,distribute,changeBene,contract',
} as const

const COUNT = 60
const FIRST_DAY = '2024-04-08'
const DAYS_APART = 15
/** Both at a net value of 1.0000 throughout, so that shares are yuan. */
const [CASH_FUND, OTHER_CASH_FUND] = ['P01', 'C01'] as const
const OTHER_BEGINS = '2025-10-20'
const POOL = ['P01', 'P05', 'P07', 'P08', 'P11', 'C01', 'C02', 'C03', 'C04'] as const

interface Drawn {
  readonly type: InstructionRow['inst_type']
  readonly amount: string
}

/** Three purchases, then a redemption; once there is another fund, now and then a conversion. */
function drawn(index: number, day: string): Drawn {
  if (index % 12 === 11 && day >= OTHER_BEGINS) return { type: INST_TYPE.conversion, amount: '320000.00' }
  if (index % 4 === 3) return { type: INST_TYPE.redemption, amount: `${200 + (index % 5) * 10}000.00` }
  return { type: INST_TYPE.purchase, amount: `${100 + (index % 7) * 10}000.00` }
}

function statusOf(index: number): InstructionRow['status'] {
  if (index === COUNT - 1) return INST_STATUS.draft
  if (index % 11 === 5) return INST_STATUS.rejected
  if (index % 13 === 6) return INST_STATUS.cancelled
  return index % 9 === 4 ? INST_STATUS.partlyDone : INST_STATUS.done
}

interface Made {
  readonly instruction: InstructionRow
  readonly line: Record<string, string | number>
  readonly trades: readonly NewTrade[]
}

function tradeOf(
  db: Db,
  index: number,
  day: string,
  productId: string,
  deal: { type: '02' | '03'; amount: string },
): NewTrade {
  const product = findProduct(db, productId)
  const number = `${String(index + 1).padStart(3, '0')}${deal.type}`
  return {
    trade_id: `TU${number}`,
    serial_no: `FU${day.replace(/-/g, '')}${number}`,
    customer_id: TRUST.principal_id,
    trust_id: TRUST.id,
    product_id: productId,
    product_name: product?.product_name ?? '',
    product_type: product?.product_type ?? '',
    trade_type: deal.type,
    trade_status: TRADE_STATUS.arrived,
    apply_time: `${day} 15:00:00`,
    confirm_date: day,
    arrive_date: day,
    apply_amount: deal.type === TRADE_TYPE.purchase ? deal.amount : '',
    apply_shares: deal.type === TRADE_TYPE.redemption ? deal.amount : '',
    confirm_amount: deal.amount,
    confirm_shares: deal.amount,
    confirm_nav: '1.0000',
    fee: '0.00',
    remark: '委托人投资指令',
  }
}

function made(db: Db, index: number): Made {
  const day = weekdayFrom(addDays(FIRST_DAY, index * DAYS_APART))
  const { type, amount } = drawn(index, day)
  const status = statusOf(index)
  const isDone = status === INST_STATUS.done || status === INST_STATUS.partlyDone
  const dealt = status === INST_STATUS.partlyDone ? twoDigits(exact(amount).div(2)) : amount
  const isPurchase = type === INST_TYPE.purchase
  const submitted = instantOf(`${day} 10:00:00`)
  const id = `IN${day.replace(/-/g, '')}100000${String(index).padStart(4, '0')}`
  const isConversion = type === INST_TYPE.conversion
  const instruction: InstructionRow = {
    inst_id: id,
    inst_no: `ZL${id.slice(2)}`,
    trust_id: TRUST.id,
    customer_id: TRUST.principal_id,
    inst_type: type,
    status,
    total_amount: amount,
    available_cash: INITIAL,
    is_cash_low: '0',
    remark: '',
    effective_date: status === INST_STATUS.draft ? '' : day,
    created_at: submitted,
    submitted_at: status === INST_STATUS.draft ? null : submitted,
    due_at: null,
    accepted_at: isDone ? instantOf(`${day} 14:00:00`) : null,
    execute_at: isDone ? instantOf(`${day} 15:00:00`) : null,
    finished_at: status === INST_STATUS.draft ? null : instantOf(`${day} 18:00:00`),
    reject_reason: status === INST_STATUS.rejected ? '所选产品当日额度已满，请改日重新提交' : '',
    file_id: '',
  }
  const trades: NewTrade[] = []
  if (isDone && isPurchase) {
    trades.push(tradeOf(db, index, day, CASH_FUND, { type: TRADE_TYPE.purchase, amount: dealt }))
  }
  if (isDone && !isPurchase) {
    trades.push(tradeOf(db, index, day, CASH_FUND, { type: TRADE_TYPE.redemption, amount: dealt }))
  }
  if (isDone && isConversion) {
    trades.push(tradeOf(db, index, day, OTHER_CASH_FUND, { type: TRADE_TYPE.purchase, amount: dealt }))
  }
  const line = {
    inst_id: id,
    line_no: 1,
    product_id: CASH_FUND,
    to_product_id: isConversion ? OTHER_CASH_FUND : '',
    amount: isPurchase ? amount : '',
    shares: isPurchase ? '' : amount,
    ratio: twoDigits(exact(amount).times(100).div(INITIAL)),
    execute_date: day,
    ...NOT_EXECUTED,
    ...(isDone && {
      trade_id: trades[0]?.trade_id ?? '',
      to_trade_id: trades[1]?.trade_id ?? '',
      executed_amount: dealt,
      executed_shares: dealt,
      executed_date: day,
      fail_reason: dealt === amount ? '' : '按可成交部分确认',
      is_over: '1',
    }),
  }
  return { instruction, line, trades }
}

const delivery: NewTrade = {
  trade_id: 'TU000',
  serial_no: 'FU20240312000',
  customer_id: TRUST.principal_id,
  trust_id: TRUST.id,
  product_name: TRUST.name,
  trade_type: TRADE_TYPE.subscription,
  trade_status: TRADE_STATUS.arrived,
  apply_time: `${TRUST.establish_date} 11:00:00`,
  confirm_date: TRUST.establish_date,
  arrive_date: TRUST.establish_date,
  apply_amount: INITIAL,
  confirm_amount: INITIAL,
  remark: '信托设立，交付现金财产',
}

/** What is held after all trades: shares that were bought less those that were redeemed. */
function heldAfter(trades: readonly NewTrade[], productId: string): string {
  return twoDigits(
    trades
      .filter(trade => trade.product_id === productId)
      .reduce(
        (sum, trade) =>
          trade.trade_type === TRADE_TYPE.purchase
            ? sum.plus(trade.confirm_shares ?? 0)
            : sum.minus(trade.confirm_shares ?? 0),
        exact('0'),
      ),
  )
}

/** Writes FT3 with its plan, its sixty instructions, and the trades, holdings and cash that they left. */
export function fillTrustOfU6(db: Db): void {
  insertRows(db, 'trusts', [TRUST])
  const planId = 'IP3'
  insertRows(db, 'investment_plans', [
    { ...INVESTMENT_PLAN, id: planId, trust_id: TRUST.id, rebalance_note: '' },
  ])
  insertRows(
    db,
    'investment_plan_lines',
    INVESTMENT_PLAN_LINES.map(({ name, target }, sort) => ({
      plan_id: planId,
      sort,
      name,
      target,
      amount: '0.00',
    })),
  )
  const all = Array.from({ length: COUNT }, (_, index) => made(db, index))
  const trades = all.flatMap(one => one.trades)
  insertTrades(db, [delivery, ...trades])
  insertRows(
    db,
    'instructions',
    all.map(({ instruction }) => ({ ...instruction })),
  )
  insertRows(
    db,
    'instruction_lines',
    all.map(({ line }) => line),
  )
  const held = [CASH_FUND, OTHER_CASH_FUND].map(product_id => ({
    trust_id: TRUST.id,
    product_id,
    shares: heldAfter(trades, product_id),
  }))
  insertRows(db, 'trust_holdings', held)
  insertRows(
    db,
    'trust_pool',
    POOL.map(product_id => ({ trust_id: TRUST.id, product_id })),
  )
  const invested = held.reduce((sum, { shares }) => sum.plus(shares), exact('0'))
  const trust = trustById(db, TRUST.id)
  if (!trust) return
  const cash = twoDigits(exact(INITIAL).minus(invested))
  const { total } = worthOf(db, { ...trust, cash })
  setWorth(db, TRUST.id, { ...trust, cash, total_assets: total })
  addValuation(db, TRUST.id, { date: TRUST.establish_date, net_value: '1.0000', total_assets: INITIAL })
  addValuation(db, TRUST.id, { date: TRUST.asset_date, net_value: '1.0000', total_assets: total })
}
