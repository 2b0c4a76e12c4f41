import type { BankChangeStatus } from '@/contract/machines/bank-change'
import type { TradeStatus } from '@/contract/machines/redemption'
import { BANK_CHANGE_STATUS, TRADE_STATUS, TRADE_TYPE } from '@/contract/tables/trade'
import { exact, sumOf } from '../portfolio/amounts'
import { BOUGHT_TYPES } from '../portfolio/trade-codes'
import type { NewTrade } from '../store/trades'
import { BANK_CHANGES, TRUST_NAME } from './bank-changes'
import { numbered, tradesOfLedger, type Account, type Draft } from './ledger'
import { FAILED_LEDGERS, HELD_LEDGERS } from './ledger-u1'
import { PAST_LEDGERS, type PastLedger } from './ledger-u1-past'
import { seededProduct } from './products'

const U1: Account = { customerId: '100001', bankName: '招商银行', cardNoMask: '6200********0005' }

/** Cost of each position (B9.2), its value date and what is special about it. */
const POSITIONS: Readonly<
  Record<string, { cost: string; valueDate: string; dividendMode?: '1'; coolingEnd?: string }>
> = {
  P01: { cost: '1200000.00', valueDate: '2021-03-09' },
  P02: { cost: '3000000.00', valueDate: '2024-07-29' },
  P03: { cost: '2000000.00', valueDate: '2025-05-16' },
  P04: { cost: '1500000.00', valueDate: '2025-03-31' },
  P05: { cost: '1880000.00', valueDate: '2024-01-02' },
  P06: { cost: '1000000.00', valueDate: '2024-03-18', dividendMode: '1' },
  P07: { cost: '1000000.00', valueDate: '2024-04-02' },
  P08: { cost: '800000.00', valueDate: '2024-02-06', dividendMode: '1' },
  P09: { cost: '1000000.00', valueDate: '2022-06-30' },
  P10: { cost: '500000.00', valueDate: '2023-09-30' },
  P11: { cost: '480000.00', valueDate: '2023-03-02', dividendMode: '1' },
  P12: { cost: '0.00', valueDate: '', coolingEnd: '2026-11-21 09:30:00' },
}

const bankOf = ({ bankName, cardNoMask }: Account) => ({ bank_name: bankName, card_no_mask: cardNoMask })

/** Rows of `positions`: what the ledgers leave. */
export function positionsOfU1() {
  return HELD_LEDGERS.map(ledger => {
    const { cost = '', valueDate = '', dividendMode, coolingEnd = '' } = POSITIONS[ledger.productId] ?? {}
    return {
      position_id: `U1-${ledger.productId}`,
      customer_id: U1.customerId,
      product_id: ledger.productId,
      holder_role: '1',
      position_status: coolingEnd ? '4' : '0',
      shares: tradesOfLedger(ledger, U1).shares,
      cost_amount: cost,
      value_date: valueDate,
      cooling_end_time: coolingEnd,
      dividend_mode: dividendMode ?? '0',
      ...bankOf(U1),
    }
  })
}

const PAID_BACK: readonly string[] = [
  TRADE_TYPE.redemption,
  TRADE_TYPE.principalReturn,
  TRADE_TYPE.liquidation,
]

function historyOf(ledger: PastLedger) {
  const { drafts } = tradesOfLedger(ledger, U1)
  const amounts = (types: readonly string[]) =>
    drafts.filter(({ trade_type }) => types.includes(trade_type)).map(draft => draft.confirm_amount ?? '')
  const invested = sumOf(amounts(BOUGHT_TYPES))
  const principal = sumOf(amounts(PAID_BACK))
  return {
    position_id: `U1-${ledger.productId}`,
    customer_id: U1.customerId,
    product_id: ledger.productId,
    start_date: seededProduct(ledger.productId).establish_date,
    clear_date: drafts[drafts.length - 1]?.apply_time.slice(0, 10) ?? '',
    total_invest: invested,
    total_return: sumOf(amounts([...PAID_BACK, TRADE_TYPE.distribution])),
    returned_principal: exact(principal).gt(invested) ? invested : principal,
    is_early: ledger.isEarly ? '1' : '0',
    clear_reason: ledger.clearReason,
    ...bankOf(U1),
  }
}

/** Rows of `history_positions`: invested, paid back and principal are sums of the ledgers. */
export function historyOfU1() {
  return PAST_LEDGERS.map(historyOf)
}

const STATUS_OF_CHANGE: Readonly<Record<BankChangeStatus, TradeStatus>> = {
  [BANK_CHANGE_STATUS.inReview]: TRADE_STATUS.confirming,
  [BANK_CHANGE_STATUS.effective]: TRADE_STATUS.confirmed,
  [BANK_CHANGE_STATUS.rejected]: TRADE_STATUS.failed,
}

function trustTrades(): Draft[] {
  const changes = BANK_CHANGES.map(change => ({
    customer_id: U1.customerId,
    product_name: TRUST_NAME,
    trade_type: TRADE_TYPE.bankChange,
    trade_status: STATUS_OF_CHANGE[change.status] ?? TRADE_STATUS.confirming,
    apply_time: change.apply_time,
    confirm_date: change.effect_time.slice(0, 10),
    apply_id: change.apply_id,
    fail_reason: change.reject_reason,
    bank_name: change.new_bank_name,
    card_no_mask: change.new_card_no_mask,
  }))
  const fee = {
    customer_id: U1.customerId,
    product_name: TRUST_NAME,
    trade_type: '09',
    trade_status: TRADE_STATUS.confirmed,
    apply_time: '2026-09-15 16:00:00',
    confirm_date: '2026-09-15',
    confirm_amount: '12600.00',
    remark: '信托管理费',
    ...bankOf(U1),
  }
  return [...changes, fee]
}

/** The 200 trades of U1 (B9.5). */
export function tradesOfU1(): NewTrade[] {
  const ledgers = [...HELD_LEDGERS, ...FAILED_LEDGERS, ...PAST_LEDGERS]
  const drafts = ledgers.flatMap(ledger => tradesOfLedger(ledger, U1).drafts)
  return numbered([...drafts, ...trustTrades()], 0)
}
