import type { Flag } from '@/contract/primitives'
import type { ReportPosition } from '@/contract/asset-report'
import type { Db } from './database'
import { earnPoints } from './points'

/** A row of `reports`. */
export interface ReportRow {
  readonly customer_id: string
  readonly year: string
  readonly status: string
  readonly user_type: string
  readonly is_due: Flag
  readonly register_days: number
  readonly register_time: string
  readonly first_subscribe_deal_time: string
  readonly first_subscribe_deal_amount: string
  readonly first_accumulated_income: string
  readonly first_subscribe_product: string
  readonly holding_product_amount: string
  readonly longest_holding_days: number
  readonly asset_range_date_end: string
  readonly max_accumulated_income_product: string
  readonly max_accumulated_income: string
  readonly max_amount_deal_time: string
  readonly max_amount: string
  readonly max_amount_product: string
  readonly max_holding_scope: string
  readonly accumulated_income: string
  readonly integral_open_time: string
  readonly donor_count: number
  readonly contribution_value: string
}

type ReportKey = Pick<ReportRow, 'customer_id' | 'year'>

/** The customer's newest annual report, or undefined. */
export function latestReport(db: Db, customerId: string): ReportRow | undefined {
  return db.get<ReportRow>(
    'SELECT * FROM reports WHERE customer_id = ? ORDER BY year DESC LIMIT 1',
    customerId,
  )
}

/** Product names of one list of the report, in their order. */
export function reportProducts(db: Db, report: ReportKey, list: 'recommend' | 'longest'): string[] {
  return db
    .all<{ product_name: string }>(
      'SELECT product_name FROM report_products WHERE customer_id = ? AND year = ? AND list = ? ORDER BY sort',
      report.customer_id,
      report.year,
      list,
    )
    .map(row => row.product_name)
}

/** The holdings by product type. */
export function reportPositions(db: Db, report: ReportKey): ReportPosition[] {
  return db.all<ReportPosition>(
    `SELECT product_type AS productType, ratio FROM report_positions
     WHERE customer_id = ? AND year = ? ORDER BY product_type`,
    report.customer_id,
    report.year,
  )
}

/** Points of the draw, or undefined while there was none. */
export function drawnPoints(db: Db, report: ReportKey): number | undefined {
  return db.get<{ points: number }>(
    'SELECT points FROM lottery_draws WHERE customer_id = ? AND year = ?',
    report.customer_id,
    report.year,
  )?.points
}

/**
 * Records the one draw of a report together with the ledger row and the new balance; answers the points. A second draw
 * of the same report fails on the unique key and so undoes the whole call.
 */
export function recordDraw(db: Db, report: ReportKey, points: number, now: number): number {
  db.run(
    'INSERT INTO lottery_draws (customer_id, year, points, drawn_at) VALUES (?, ?, ?, ?)',
    report.customer_id,
    report.year,
    points,
    now,
  )
  const source = `${report.year}年度资产报告抽奖`
  earnPoints(db, { customerId: report.customer_id, type: '5', points, source, now })
  return points
}
