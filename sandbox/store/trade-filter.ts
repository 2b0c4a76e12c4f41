import { SETTLED_STATUSES } from '../portfolio/trade-codes'
import { codesIn } from './codes-in'
import type { Db } from './database'
import type { Period } from '../portfolio/period'

/** Whose trades: the customer's own, or those of one family trust. */
export type TradeScope = { readonly customerId: string } | { readonly trustId: string }

/** Filter of trade lists (`tradeFilterEntries`); nothing and `''` both leave a field open. A condition takes days alone. */
export interface TradeFilter extends Period {
  readonly productId?: string
  readonly tradeType?: string
  readonly tradeStatus?: string
  readonly keyword?: string
}

/** Part of a statement behind `WHERE`, with its values. */
export interface Condition {
  readonly sql: string
  readonly values: readonly string[]
}

/** Joins conditions with AND. */
export function allOf(...conditions: readonly (Condition | undefined)[]): Condition {
  const given = conditions.filter(condition => condition !== undefined)
  return { sql: given.map(({ sql }) => sql).join(' AND '), values: given.flatMap(({ values }) => values) }
}

function scopeCondition(scope: TradeScope): Condition {
  return 'trustId' in scope
    ? { sql: 'trust_id = ?', values: [scope.trustId] }
    : { sql: "customer_id = ? AND trust_id = ''", values: [scope.customerId] }
}

/** The condition of everything in the scope that the filter matches. */
export function tradeCondition(scope: TradeScope, filter: Omit<TradeFilter, 'range'>): Condition {
  const when = (value: string | undefined, sql: string): Condition | undefined =>
    value ? { sql, values: [value] } : undefined
  const keyword = filter.keyword?.trim().toLowerCase()
  return allOf(
    scopeCondition(scope),
    when(filter.productId, 'product_id = ?'),
    when(filter.tradeType, 'trade_type = ?'),
    when(filter.tradeStatus, 'trade_status = ?'),
    when(filter.startDate, 'apply_time >= ?'),
    // Behind every time of that day, before the next one: a blank sorts below "~".
    when(filter.endDate && `${filter.endDate}~`, 'apply_time < ?'),
    keyword
      ? {
          sql: '(instr(lower(product_name), ?) > 0 OR instr(lower(serial_no), ?) > 0)',
          values: [keyword, keyword],
        }
      : undefined,
  )
}

/** The condition of what really moved money in a scope: settled trades with a direction. */
export function settledMoves(
  scope: TradeScope,
  period: Pick<TradeFilter, 'startDate' | 'endDate'>,
): Condition {
  return allOf(tradeCondition(scope, period), {
    sql: `trade_status IN ${codesIn(...SETTLED_STATUSES)} AND direction <> 'none'`,
    values: [],
  })
}

/** Counts the trades of a condition. */
export function countTrades(db: Db, { sql, values }: Condition): number {
  return db.get<{ count: number }>(`SELECT count(*) AS count FROM trades WHERE ${sql}`, ...values)?.count ?? 0
}
