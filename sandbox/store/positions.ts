import { HOLDER_ROLE, HOLDER_VIEW, POSITION_STATUS } from '@/contract/tables/position'
import type { Db } from './database'
import { insertRows } from './insert'
import type { ProductRow } from './products'

/** A row of `positions` with its product; valuation and permissions are worked out from it. */
export interface PositionRow extends Omit<ProductRow, 'product_id'> {
  readonly position_id: string
  readonly customer_id: string
  readonly product_id: string
  readonly holder_role: string
  /** As booked: a pending redemption shows in the trades alone. */
  readonly position_status: string
  readonly shares: string
  readonly cost_amount: string
  readonly value_date: string
  readonly cooling_end_time: string
  readonly dividend_mode: '0' | '1'
  readonly bank_name: string
  readonly card_no_mask: string
}

/** Holder roles that a view of the customer's positions covers. */
const ROLES_OF_VIEW = {
  [HOLDER_VIEW.principal]: [HOLDER_ROLE.principal, HOLDER_ROLE.both],
  [HOLDER_VIEW.beneficiary]: [HOLDER_ROLE.beneficiary, HOLDER_ROLE.both],
} as const

export type HolderView = keyof typeof ROLES_OF_VIEW

const SELECT = 'SELECT pr.*, p.* FROM positions p JOIN products pr ON pr.product_id = p.product_id'

/** What the customer holds in a view (`HOLDER_VIEW`). */
export function positionsOf(db: Db, customerId: string, view: HolderView): PositionRow[] {
  const roles: readonly string[] = ROLES_OF_VIEW[view]
  return db
    .all<PositionRow>(`${SELECT} WHERE p.customer_id = ? ORDER BY p.position_id`, customerId)
    .filter(row => roles.includes(row.holder_role))
}

/** The position with this id, whoever it belongs to. */
export function findPosition(db: Db, positionId: string): PositionRow | undefined {
  return db.get<PositionRow>(`${SELECT} WHERE p.position_id = ?`, positionId)
}

/** The columns of `positions` themselves. */
export type BookedPosition = Omit<PositionRow, keyof Omit<ProductRow, 'product_id'>>

/** What the customer holds of a product, or waits for. */
export function positionOfProduct(db: Db, customerId: string, productId: string): PositionRow | undefined {
  return db.get<PositionRow>(`${SELECT} WHERE p.customer_id = ? AND p.product_id = ?`, customerId, productId)
}

/** Opens a position. */
export function addPosition(db: Db, position: BookedPosition): void {
  insertRows(db, 'positions', [{ ...position }])
}

/** Removes a position that holds nothing. */
export function dropPosition(db: Db, positionId: string): void {
  db.run('DELETE FROM positions WHERE position_id = ?', positionId)
}

/** What a position holds from now on, and what it cost; it counts as held. */
export function bookShares(
  db: Db,
  positionId: string,
  held: { readonly shares: string; readonly costAmount: string; readonly valueDate: string },
): void {
  db.run(
    'UPDATE positions SET shares = ?, cost_amount = ?, value_date = ?, position_status = ? WHERE position_id = ?',
    held.shares,
    held.costAmount,
    held.valueDate,
    POSITION_STATUS.held,
    positionId,
  )
}

/** Pays income in the given way from the next distribution on. */
export function setDividendMode(db: Db, positionId: string, mode: '0' | '1'): void {
  db.run('UPDATE positions SET dividend_mode = ? WHERE position_id = ?', mode, positionId)
}

/** Products the customer holds or held, without repetition, in the order of their ids. */
export function heldProducts(db: Db, customerId: string): { productId: string; productName: string }[] {
  return db.all(
    `SELECT product_id AS productId, product_name AS productName FROM products
     WHERE product_id IN (SELECT product_id FROM positions WHERE customer_id = ?1
       UNION SELECT product_id FROM history_positions WHERE customer_id = ?1)
     ORDER BY product_id`,
    customerId,
  )
}

/** Whether the customer holds the product or held it before. */
export function holdsProduct(db: Db, customerId: string, productId: string): boolean {
  return (
    db.get(
      `SELECT 1 FROM positions WHERE customer_id = ?1 AND product_id = ?2
       UNION SELECT 1 FROM history_positions WHERE customer_id = ?1 AND product_id = ?2`,
      customerId,
      productId,
    ) !== undefined
  )
}

/** Ids of the products that a customer holds, in whatever role. */
export function heldProductIds(db: Db, customerId: string): string[] {
  return db
    .all<{ product_id: string }>('SELECT product_id FROM positions WHERE customer_id = ?', customerId)
    .map(row => row.product_id)
}
