import { TRADE_STATUS, TRADE_TYPE } from '@/contract/tables/trade'
import type { NewTrade } from '../store/trades'
import { numbered, tradesOfLedger, type Account, type Ledger } from './ledger'

const U4: Account = { customerId: '100004', bankName: '远山银行', cardNoMask: '6205***********0004' }
const NUMBER_OFFSET = 30_000

const LEDGERS: readonly (Ledger & { readonly cost: string; readonly valueDate: string })[] = [
  {
    productId: 'P01',
    cost: '300000.00',
    valueDate: '2026-02-11',
    lines: [
      [TRADE_TYPE.subscription, '2026-02-10 10:20:45', '300000.00'],
      [TRADE_TYPE.distribution, '2026-06-22 10:00:00', 'per:0.0018'],
    ],
  },
  {
    productId: 'P11',
    cost: '400000.00',
    valueDate: '2026-03-11',
    lines: [
      [TRADE_TYPE.subscription, '2026-03-10 14:05:32', '400000.00'],
      [TRADE_TYPE.distribution, '2026-03-20 10:00:00'],
      [TRADE_TYPE.distribution, '2026-06-22 10:00:00'],
      [TRADE_TYPE.redemption, '2026-11-19 10:15:20', 'to:0', { status: TRADE_STATUS.confirming }],
    ],
  },
]

/** Rows of `positions`. */
export function positionsOfU4() {
  return LEDGERS.map(ledger => ({
    position_id: `U4-${ledger.productId}`,
    customer_id: U4.customerId,
    product_id: ledger.productId,
    holder_role: '1',
    position_status: '0',
    shares: tradesOfLedger(ledger, U4).shares,
    cost_amount: ledger.cost,
    value_date: ledger.valueDate,
    cooling_end_time: '',
    dividend_mode: '0',
    bank_name: U4.bankName,
    card_no_mask: U4.cardNoMask,
  }))
}

/** The few trades of U4. */
export function tradesOfU4(): NewTrade[] {
  return numbered(
    LEDGERS.flatMap(ledger => tradesOfLedger(ledger, U4).drafts),
    NUMBER_OFFSET,
  )
}
