import { randomBytes } from 'node:crypto'
import type { PastResult } from '@/contract/risk'
import { type CustomerRiskLevel, RISK_RESULT_STATUS, type RiskResultStatus } from '@/contract/tables/risk'
import { todayInShanghai } from '@/lib/date'
import { levelOf } from '../risk/levels'
import { type Choices, PAPER, scoreOf } from '../risk/paper'
import { lastDayOf } from '../portfolio/calendar'
import type { Db } from './database'
import { insertRows } from './insert'

/** A row of `risk_results`. */
export interface RiskResultRow {
  readonly result_id: string
  readonly customer_id: string
  readonly paper_id: string
  readonly version: string
  /** `Choices` as JSON. */
  readonly choices: string
  readonly score: number
  readonly level: CustomerRiskLevel
  readonly status: RiskResultStatus
  readonly assess_date: string
  readonly expire_date: string
  /** Milliseconds of data time. */
  readonly assessed_at: number
}

/** A customer's results, newest first. */
export function riskResultsOf(db: Db, customerId: string): RiskResultRow[] {
  return db.all<RiskResultRow>(
    'SELECT * FROM risk_results WHERE customer_id = ? ORDER BY seq DESC',
    customerId,
  )
}

/** The result with this id, whoever it belongs to. */
export function riskResultById(db: Db, resultId: string): RiskResultRow | undefined {
  return db.get<RiskResultRow>('SELECT * FROM risk_results WHERE result_id = ?', resultId)
}

/** Results that wait or count although their last day lies before this one, in the order they end. */
export function outlivedResults(db: Db, today: string): RiskResultRow[] {
  return db.all<RiskResultRow>(
    'SELECT * FROM risk_results WHERE status IN (?, ?) AND expire_date < ? ORDER BY expire_date, seq',
    RISK_RESULT_STATUS.unconfirmed,
    RISK_RESULT_STATUS.confirmed,
    today,
  )
}

/** Keeps the result of a test, judged by the paper as it is now. */
export function addRiskResult(
  db: Db,
  test: {
    readonly customerId: string
    readonly choices: Choices
    readonly status: RiskResultStatus
    readonly now: number
  },
): RiskResultRow {
  const score = scoreOf(test.choices)
  const day = todayInShanghai(test.now)
  const row: RiskResultRow = {
    result_id: `RR${randomBytes(12).toString('hex')}`,
    customer_id: test.customerId,
    paper_id: PAPER.paperId,
    version: PAPER.version,
    choices: JSON.stringify(test.choices),
    score,
    level: levelOf(score),
    status: test.status,
    assess_date: day,
    expire_date: lastDayOf(day),
    assessed_at: test.now,
  }
  insertRows(db, 'risk_results', [{ ...row }])
  return row
}

/** Puts a result into its next state, which the caller has from the machine. */
export function moveRiskResult(db: Db, resultId: string, status: RiskResultStatus): void {
  db.run('UPDATE risk_results SET status = ? WHERE result_id = ?', status, resultId)
}

/** The row as the contract names it. */
export function pastResult({
  result_id: resultId,
  assess_date: date,
  level,
  score,
  status,
}: RiskResultRow): PastResult {
  return { resultId, date, level, score, status }
}
