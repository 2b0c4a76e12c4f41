import { RISK_RESULT_STATUS, type RiskResultStatus } from '@/contract/tables/risk'
import { customerById } from '../store/customers'
import type { Db } from '../store/database'
import { addRiskResult } from '../store/risk-results'
import { type Choices, PAPER } from '../risk/paper'
import type { Seed } from './order'

/** A test: its day, what was answered (a letter each, in the order of the questions), and what became of its result. */
type Test = readonly [day: string, letters: string, status: RiskResultStatus]

const { confirmed, expired, replaced, dropped } = RISK_RESULT_STATUS

/** By customer, oldest first. The last of each gives the level that the customer's account says. */
const TESTS: Readonly<Record<string, readonly Test[]>> = {
  // U1: the first one is older than twelve months and counts as a test no more.
  '100001': [
    ['2025-03-03', 'cccdbcdccdccbbb', replaced],
    ['2026-03-02', 'cdddbddccddccbc', confirmed],
  ],
  '100002': [['2026-01-16', 'cccccccbccccbcb', confirmed]],
  // U4: valid until the end of September.
  '100004': [['2025-10-01', 'dbbbabcbbcbbbbb', expired]],
  // U6: one test is left, until the one of January goes.
  '100006': [
    ['2026-01-12', 'cdddbddcccdcccc', replaced],
    ['2026-02-03', 'cdddbddccddccbc', dropped],
    ['2026-03-18', 'cdddaeddcadddcc', replaced],
    ['2026-05-06', 'cdddbddccddccbc', dropped],
    ['2026-06-22', 'cdddaeddcbdddcc', replaced],
    ['2026-07-30', 'cdddbddccddccbc', dropped],
    ['2026-08-02', 'cdddaeedcaddedd', confirmed],
  ],
}

const choicesOf = (letters: string): Choices =>
  Object.fromEntries(PAPER.questions.map(({ qid }, index) => [qid, letters[index] ?? '']))

function addTests(db: Db, customerId: string, tests: readonly Test[]): void {
  for (const [day, letters, status] of tests) {
    const now = Date.parse(`${day}T10:20:00+08:00`)
    const { level, expire_date } = addRiskResult(db, { customerId, choices: choicesOf(letters), status, now })
    if (status !== confirmed && status !== expired) continue
    const customer = customerById(db, customerId)
    if (level !== customer.risk_level || expire_date !== customer.risk_expire_date) {
      throw new Error(`${customer.key}: the seeded test gives ${level} until ${expire_date}`)
    }
  }
}

/** The tests of those who have a level; accounts and tests say the same. */
export const riskSeed: Seed = {
  name: 'risk',
  after: ['customers'],
  fill(db) {
    for (const [customerId, tests] of Object.entries(TESTS)) addTests(db, customerId, tests)
  },
}
