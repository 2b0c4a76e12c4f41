import { INST_STATUS, INST_TYPE } from '@/contract/tables/instruction'
import { TRADE_TYPE } from '@/contract/tables/trade'
import { instantOf } from '../clock'
import type { Db } from '../store/database'
import { insertRows } from '../store/insert'
import { type InstructionLineRow, type InstructionRow, NOT_EXECUTED } from '../store/instructions'
import type { Seed } from './order'
import { TRUST, TRUST_ID } from './trust-family'
import { fillTrustOfU6 } from './trust-u6'

/**
 * What FT1 holds by product: by the net values of 2026-11-19 the classes of its plan to the cent (10,340,000.00 fixed income,
 * 4,112,300.00 plus, 2,970,000.00 equity).
 */
const HOLDINGS: Readonly<Record<string, string>> = {
  P02: '4500000.00',
  P04: '3240000.00',
  P12: '2600000.00',
  P11: '1509502.86',
  P05: '2351392.02',
  P07: '1680960.55',
  P08: '1096892.14',
}

/** What FT1 may be put into; P09 risks more than the plan's limit. */
const POOL = [
  'P01',
  'P04',
  'P05',
  'P06',
  'P07',
  'P08',
  'P09',
  'P11',
  'P12',
  'C01',
  'C02',
  'C03',
  'C04',
] as const

/** No instruction is taken while the year is closed. */
const YEAR_END = {
  from_date: '2026-12-29',
  to_date: '2026-12-31',
  reason: '年终估值期间（12月29日至31日）暂停受理投资指令',
}

interface InstructionSeed {
  readonly id: string
  readonly type: InstructionRow['inst_type']
  readonly status: InstructionRow['status']
  readonly submitted: string
  readonly total: string
  readonly effective: string
  readonly line: Partial<InstructionLineRow> &
    Pick<InstructionLineRow, 'product_id' | 'ratio' | 'execute_date'>
  readonly due?: string
  readonly accepted?: string
  readonly begun?: string
  readonly finished?: string
  readonly reason?: string
  readonly remark?: string
}

/** One in each state that an instruction of somebody is seen in; what was executed stands among the trust's trades. */
const INSTRUCTIONS: readonly InstructionSeed[] = [
  {
    id: 'IN202510131030120017',
    type: INST_TYPE.purchase,
    status: INST_STATUS.done,
    submitted: '2025-10-13 10:30:12',
    total: '400000.00',
    effective: '2025-10-13',
    line: { product_id: 'P05', amount: '400000.00', ratio: '2.21', execute_date: '2025-10-15', is_over: '1' },
    accepted: '2025-10-13 15:30:00',
    begun: '2025-10-15 10:30:00',
    finished: '2025-10-15 18:00:00',
  },
  {
    id: 'IN202608061405330026',
    type: INST_TYPE.purchase,
    status: INST_STATUS.rejected,
    submitted: '2026-08-06 14:05:33',
    total: '500000.00',
    effective: '2026-08-06',
    line: { product_id: 'P07', amount: '500000.00', ratio: '2.70', execute_date: '2026-09-01' },
    finished: '2026-08-06 16:12:00',
    reason: '所选产品9月开放日额度已满，请改选其他产品或等待下一开放日',
  },
  {
    id: 'IN202611181018050031',
    type: INST_TYPE.purchase,
    status: INST_STATUS.executing,
    submitted: '2026-11-18 10:18:05',
    total: '200000.00',
    effective: '2026-11-18',
    line: { product_id: 'P11', amount: '200000.00', ratio: '1.07', execute_date: '2026-11-18' },
    accepted: '2026-11-18 10:26:00',
    begun: '2026-11-18 10:30:00',
  },
  {
    id: 'IN202611190932470042',
    type: INST_TYPE.redemption,
    status: INST_STATUS.accepted,
    submitted: '2026-11-19 09:32:47',
    total: '212640.00',
    effective: '2026-11-19',
    line: { product_id: 'P05', shares: '200000.00', ratio: '1.14', execute_date: '2026-12-15' },
    accepted: '2026-11-19 15:30:00',
    remark: '用于2027年上半年信托利益分配',
  },
  {
    id: 'IN202611200941200058',
    type: INST_TYPE.conversion,
    status: INST_STATUS.inReview,
    submitted: '2026-11-20 09:41:20',
    total: '136750.00',
    effective: '2026-11-20',
    line: {
      product_id: 'P08',
      to_product_id: 'P11',
      shares: '100000.00',
      ratio: '0.73',
      execute_date: '2026-11-20',
    },
    due: '2026-11-20 15:30:00',
  },
]

const msOf = (time: string | undefined) => (time === undefined ? null : instantOf(time))

/** The trade of the trust that an instruction was dealt by. */
function dealtTrade(db: Db, { type, status, line }: InstructionSeed) {
  const isDealt = status === INST_STATUS.done || status === INST_STATUS.executing
  const trade = db.get<Record<'trade_id' | 'confirm_amount' | 'confirm_shares' | 'confirm_date', string>>(
    `SELECT trade_id, confirm_amount, confirm_shares, confirm_date FROM trades
     WHERE trust_id = ? AND product_id = ? AND trade_type = ? AND apply_time LIKE ?`,
    TRUST_ID,
    line.product_id,
    type === INST_TYPE.purchase ? TRADE_TYPE.purchase : TRADE_TYPE.redemption,
    `${line.execute_date}%`,
  )
  if (!isDealt || !trade) return {}
  return {
    trade_id: trade.trade_id,
    executed_amount: trade.confirm_amount,
    executed_shares: trade.confirm_shares,
    executed_date: trade.confirm_date,
  }
}

function fillInstructions(db: Db): void {
  insertRows(
    db,
    'instructions',
    INSTRUCTIONS.map(seed => ({
      inst_id: seed.id,
      inst_no: `ZL${seed.id.slice(2)}`,
      trust_id: TRUST_ID,
      customer_id: TRUST.principal_id,
      inst_type: seed.type,
      status: seed.status,
      total_amount: seed.total,
      available_cash: TRUST.cash,
      is_cash_low: '0',
      remark: seed.remark ?? '',
      effective_date: seed.effective,
      created_at: instantOf(seed.submitted),
      submitted_at: instantOf(seed.submitted),
      due_at: msOf(seed.due),
      accepted_at: msOf(seed.accepted),
      execute_at: msOf(seed.begun),
      finished_at: msOf(seed.finished),
      reject_reason: seed.reason ?? '',
      file_id: '',
    })),
  )
  insertRows(
    db,
    'instruction_lines',
    INSTRUCTIONS.map(seed => ({
      inst_id: seed.id,
      line_no: 1,
      to_product_id: '',
      amount: '',
      shares: '',
      ...NOT_EXECUTED,
      ...seed.line,
      ...dealtTrade(db, seed),
    })),
  )
}

/** Holdings, pools and instructions of the family trusts. Trusts must be there with their trades. */
export const instructionsSeed: Seed = {
  name: 'instructions',
  after: ['trusts'],
  fill(db) {
    insertRows(
      db,
      'trust_holdings',
      Object.entries(HOLDINGS).map(([product_id, shares]) => ({ trust_id: TRUST_ID, product_id, shares })),
    )
    insertRows(
      db,
      'trust_pool',
      POOL.map(product_id => ({ trust_id: TRUST_ID, product_id })),
    )
    insertRows(db, 'instruction_breaks', [{ trust_id: TRUST_ID, ...YEAR_END }])
    fillInstructions(db)
    fillTrustOfU6(db)
  },
}
