import type { Db } from './database'
import { insertRows } from './insert'
import type { ProductRow } from './products'

/** A liquidated position with its product. Yuan; `total_return` is everything that was paid back. */
export interface HistoryPositionRow {
  readonly position_id: string
  readonly customer_id: string
  readonly product_id: string
  readonly product_code: string
  readonly product_name: string
  readonly product_type: string
  readonly risk_level: string
  readonly start_date: string
  readonly clear_date: string
  readonly total_invest: string
  readonly total_return: string
  readonly returned_principal: string
  readonly is_early: '0' | '1'
  readonly clear_reason: string
  readonly bank_name: string
  readonly card_no_mask: string
}

/** The columns of `history_positions` themselves. */
export type ClearedPosition = Omit<HistoryPositionRow, Exclude<keyof ProductRow, 'product_id'>>

/** Keeps what became of a position that holds nothing any more. */
export function addHistoryPosition(db: Db, position: ClearedPosition): void {
  insertRows(db, 'history_positions', [{ ...position }])
}

const SELECT = 'SELECT pr.*, h.* FROM history_positions h JOIN products pr ON pr.product_id = h.product_id'

/** Every liquidated position of a customer, the last one cleared first. */
export function historyPositionsOf(db: Db, customerId: string): HistoryPositionRow[] {
  return db.all<HistoryPositionRow>(
    `${SELECT} WHERE h.customer_id = ? ORDER BY h.clear_date DESC, h.position_id DESC`,
    customerId,
  )
}

/** The liquidated position with this id, whoever it belonged to. */
export function findHistoryPosition(db: Db, positionId: string): HistoryPositionRow | undefined {
  return db.get<HistoryPositionRow>(`${SELECT} WHERE h.position_id = ?`, positionId)
}
