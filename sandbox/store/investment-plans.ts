import type { Db } from './database'

/** A row of `investment_plans`. */
export interface InvestmentPlanRow {
  readonly id: string
  readonly trust_id: string
  readonly risk_level: string
  /** One limit per line. */
  readonly limits: string
  readonly advisor_name: string
  readonly valid_from: string
  readonly valid_to: string
  readonly asset_date: string
  readonly rebalance_note: string
  /** Percent points. */
  readonly tolerance: string
  /** Percents of the trust that one product and all equity may be at most, and cash should be at least. */
  readonly single_percent: string
  readonly equity_percent: string
  readonly cash_percent: string
  readonly max_risk: string
}

/** One class of a plan: target in percent, present amount in yuan. */
export interface InvestmentPlanLine {
  readonly name: string
  readonly target: string
  readonly amount: string
}

/** The plan of a trust. */
export function investmentPlanOf(db: Db, trustId: string): InvestmentPlanRow | undefined {
  return db.get<InvestmentPlanRow>('SELECT * FROM investment_plans WHERE trust_id = ?', trustId)
}

/** Classes of a plan in their order. */
export function planLines(db: Db, planId: string): InvestmentPlanLine[] {
  return db.all<InvestmentPlanLine>(
    'SELECT name, target, amount FROM investment_plan_lines WHERE plan_id = ? ORDER BY sort',
    planId,
  )
}
