import { INNER } from '@/contract/codes'
import { riskResultMachine } from '@/contract/machines/risk-result'
import type { RiskResult } from '@/contract/risk'
import { RISK_RESULT_STATUS } from '@/contract/tables/risk'
import { testLimitReason } from '@/lib/risk-limits'
import { isSuitable } from '@/lib/purchase'
import { BusinessError, ownRow } from '../api/business-error'
import type { HandlerContext, Handlers } from '../api/handler'
import { checkedAnswers } from '../api/survey-answers'
import { descriptionOf, suitableLevels } from '../risk/levels'
import { answersInWords, type Choices, PAPER } from '../risk/paper'
import { countingOf, statusOf, waitingOf } from '../risk/standing'
import { testsLeft } from '../risk/tests-left'
import { setRiskLevel } from '../store/customers'
import { draftSavedAt, dropDraft } from '../store/drafts'
import { positionsOf } from '../store/positions'
import {
  addRiskResult,
  moveRiskResult,
  pastResult,
  riskResultById,
  type RiskResultRow,
  riskResultsOf,
} from '../store/risk-results'
import { useVerifyToken } from '../store/verify-tokens'

const DRAFT = { kind: 'riskTest', subject: '' } as const

const leftOf = (rows: readonly RiskResultRow[], today: string) =>
  testsLeft(
    rows.map(row => row.assess_date),
    today,
  )

/** Of a customer's results the one that counted before this one. */
function previousOf(rows: readonly RiskResultRow[], row: RiskResultRow): RiskResultRow | undefined {
  const earlier = rows.slice(rows.findIndex(({ result_id }) => result_id === row.result_id) + 1)
  return earlier.find(({ status }) => status !== RISK_RESULT_STATUS.dropped)
}

function resultInFull(
  rows: readonly RiskResultRow[],
  row: RiskResultRow,
  { db }: HandlerContext,
): RiskResult {
  const previous = previousOf(rows, row)
  return {
    ...{ resultId: row.result_id, status: row.status, score: row.score, level: row.level },
    levelDesc: descriptionOf(row.level),
    assessDate: row.assess_date,
    expireDate: row.expire_date,
    suitableRiskLevels: suitableLevels(row.level),
    previous: previous ? pastResult(previous) : null,
    above: positionsOf(db, row.customer_id, '1')
      .filter(position => !isSuitable(position.risk_level, row.level))
      .map(position => ({ productName: position.product_name, riskLevel: position.risk_level })),
    answers: row.version === PAPER.version ? answersInWords(JSON.parse(row.choices) as Choices) : [],
  }
}

function shownResult(
  rows: readonly RiskResultRow[],
  resultId: string | undefined,
  { db, customerId }: HandlerContext,
): RiskResultRow | undefined {
  if (resultId !== undefined) return ownRow(riskResultById(db, resultId), customerId)
  return waitingOf(rows) ?? countingOf(rows)
}

/** Handlers of `src/contract/risk.ts`. */
export const riskHandlers = {
  riskInfo(_request, { db, customerId, today }) {
    const rows = riskResultsOf(db, customerId)
    const counting = countingOf(rows)
    return {
      customerRiskLevel: counting?.level ?? '',
      score: counting?.score ?? 0,
      assessDate: counting?.assess_date ?? '',
      expireDate: counting?.expire_date ?? '',
      status: statusOf(counting, today()),
      ...leftOf(rows, today()),
      pendingResultId: waitingOf(rows)?.result_id ?? '',
      draftSavedAt: draftSavedAt(db, { customerId, ...DRAFT }),
      questionCount: PAPER.questions.length,
      history: rows.map(pastResult),
    }
  },

  riskQuestionQuery() {
    return PAPER
  },

  riskAnswerSubmit({ paperId, version, answers }, { db, customerId, now, today }) {
    if (paperId !== PAPER.paperId || version !== PAPER.version) {
      throw new BusinessError(INNER.stateConflict, { msg: '问卷已更新，请重新作答' })
    }
    const rows = riskResultsOf(db, customerId)
    const limit = testLimitReason(leftOf(rows, today()))
    if (limit !== undefined) throw new BusinessError(INNER.stateConflict, { msg: limit })
    const given = checkedAnswers(
      PAPER.questions,
      answers.map(answer => ({ ...answer, text: '', cells: [] })),
    )
    const choices = Object.fromEntries(given.map(({ qid, oids }) => [qid, oids[0] ?? '']))
    const waiting = waitingOf(rows)
    const dropped = waiting && riskResultMachine.next(waiting.status, 'drop')
    if (waiting && dropped) moveRiskResult(db, waiting.result_id, dropped)
    const status = RISK_RESULT_STATUS.unconfirmed
    const { result_id, score, level } = addRiskResult(db, { customerId, choices, status, now: now() })
    dropDraft(db, { customerId, ...DRAFT })
    return {
      resultId: result_id,
      score,
      level,
      levelDesc: descriptionOf(level),
      suitableRiskLevels: suitableLevels(level),
      ...leftOf(riskResultsOf(db, customerId), today()),
    }
  },

  riskResult({ resultId }, context) {
    const rows = riskResultsOf(context.db, context.customerId)
    const row = shownResult(rows, resultId, context)
    return { ...leftOf(rows, context.today()), result: row ? resultInFull(rows, row, context) : null }
  },

  riskResultConfirm({ resultId, verifyToken }, { db, customerId, now, today }) {
    const row = ownRow(riskResultById(db, resultId), customerId)
    const status = riskResultMachine.next(row.status, 'confirm')
    if (!status) throw new BusinessError(INNER.stateConflict)
    if (row.expire_date < today()) {
      throw new BusinessError(INNER.stateConflict, { msg: '测评结果已过有效期，请重新测评' })
    }
    useVerifyToken(db, {
      customerId,
      scene: 'riskConfirm',
      subject: resultId,
      token: verifyToken,
      now: now(),
    })
    const before = riskResultsOf(db, customerId).find(one => one.status === RISK_RESULT_STATUS.confirmed)
    const replaced = before && riskResultMachine.next(before.status, 'replace')
    if (before && replaced) moveRiskResult(db, before.result_id, replaced)
    moveRiskResult(db, resultId, status)
    setRiskLevel(db, customerId, row.level, row.expire_date)
    return { status, level: row.level, expireDate: row.expire_date }
  },
} satisfies Partial<Handlers>
