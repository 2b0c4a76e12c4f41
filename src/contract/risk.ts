import * as v from 'valibot'
import { codesOf } from './code-table'
import { endpoint } from './endpoint'
import {
  DateSchema,
  DateTimeSchema,
  EmptySchema,
  IdSchema,
  RequestNoSchema,
  VerifyTokenSchema,
  wholeList,
} from './primitives'
import { SurveyQuestionSchema } from './survey'
import { CUSTOMER_RISK_LEVEL, RISK_RESULT_STATUS, RISK_STATUS } from './tables/risk'

const LevelSchema = v.picklist(codesOf(CUSTOMER_RISK_LEVEL))
const ResultStatusSchema = v.picklist(codesOf(RISK_RESULT_STATUS))
const StatusSchema = v.picklist(codesOf(RISK_STATUS))
const ScoreSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))
const LeftSchema = v.pipe(v.number(), v.integer(), v.minValue(0))

/** Tests that are left (rule V-RISK-LIMIT); `nextDate`: from when there is one again, `''` while there is one now. */
const LeftEntries = { todayLeft: LeftSchema, yearLeft: LeftSchema, nextDate: DateSchema }

const PastResultSchema = v.object({
  resultId: IdSchema,
  date: DateSchema,
  level: LevelSchema,
  score: ScoreSchema,
  status: ResultStatusSchema,
})

export type PastResult = v.InferOutput<typeof PastResultSchema>

/**
 * How the customer stands (E-RISK): `customerRiskLevel`, `score` and dates of the result that counts or counted last, `''` and
 * 0 while there is none. `pendingResultId`: a result that waits to be confirmed. `draftSavedAt`: answers were kept in the
 * middle of a test. `history`: every result, newest first.
 */
export const riskInfo = endpoint(
  'riskInfo',
  EmptySchema,
  v.object({
    customerRiskLevel: v.union([v.literal(''), LevelSchema]),
    score: ScoreSchema,
    assessDate: DateSchema,
    expireDate: DateSchema,
    status: StatusSchema,
    ...LeftEntries,
    pendingResultId: v.union([v.literal(''), IdSchema]),
    draftSavedAt: DateTimeSchema,
    questionCount: LeftSchema,
    history: v.array(PastResultSchema),
  }),
  { isCritical: true },
)

export type RiskInfo = v.InferOutput<typeof riskInfo.response>

const CheckSideSchema = v.object({ qid: IdSchema, oids: wholeList(IdSchema) })

/**
 * The paper, without what any answer counts. `topic`: what a question is about, in a few words. `checks`: pairs of answers that
 * rarely go together, which the customer is asked to look at again.
 */
export const riskQuestionQuery = endpoint(
  'riskQuestionQuery',
  EmptySchema,
  v.object({
    paperId: IdSchema,
    version: IdSchema,
    questions: wholeList(v.object({ ...SurveyQuestionSchema.entries, topic: v.string() })),
    checks: wholeList(v.object({ left: CheckSideSchema, right: CheckSideSchema })),
  }),
)

export type RiskPaper = v.InferOutput<typeof riskQuestionQuery.response>
export type RiskQuestion = RiskPaper['questions'][number]

/**
 * Hands the answers in: one each to every question. The server alone knows the score. Its result counts once it is confirmed;
 * as a test it counts at once, and drops an earlier one that was not. Errors: `invalidInput` by question id and at `selfFilled`,
 * `stateConflict` with the words of rule V-RISK-LIMIT, or when the paper is a newer one.
 */
export const riskAnswerSubmit = endpoint(
  'riskAnswerSubmit',
  v.object({
    paperId: IdSchema,
    version: IdSchema,
    answers: v.pipe(
      v.array(v.object({ qid: IdSchema, oids: v.pipe(v.array(IdSchema), v.maxLength(10)) })),
      v.maxLength(60),
    ),
    /** 本人自主填写. */
    selfFilled: v.literal('1', '请确认由本人自主填写'),
    requestNo: RequestNoSchema,
  }),
  v.object({
    resultId: IdSchema,
    score: ScoreSchema,
    level: LevelSchema,
    levelDesc: v.string(),
    suitableRiskLevels: wholeList(v.string()),
    ...LeftEntries,
  }),
  { isWrite: true, isCritical: true, errors: ['stateConflict'] },
)

/**
 * One result: by its id, else the one that waits to be confirmed, else the last; `null` for who has none. `expireDate`: the last
 * day on which it counts, once it is confirmed. `previous`: the result that counts until then, or counted before. `above`: what the
 * customer holds beyond the level, which stays and cannot be added to. Errors: `notOwner`.
 */
export const riskResult = endpoint(
  'riskResult',
  v.object({ resultId: v.optional(IdSchema) }),
  v.object({
    ...LeftEntries,
    result: v.nullable(
      v.object({
        resultId: IdSchema,
        status: ResultStatusSchema,
        score: ScoreSchema,
        level: LevelSchema,
        levelDesc: v.string(),
        assessDate: DateSchema,
        expireDate: DateSchema,
        suitableRiskLevels: wholeList(v.string()),
        previous: v.nullable(PastResultSchema),
        above: wholeList(v.object({ productName: v.string(), riskLevel: v.string() })),
        answers: wholeList(v.object({ title: v.string(), text: v.string() })),
      }),
    ),
  }),
  { isCritical: true, errors: ['notOwner'] },
)

export type RiskResultAnswer = v.InferOutput<typeof riskResult.response>
export type RiskResult = NonNullable<RiskResultAnswer['result']>

/**
 * From now on this result counts, and the one before no longer. The code is of scene `riskConfirm`, for this result alone. Errors:
 * `notOwner`, `stateConflict` when it does not wait any more, `verifyTokenMissing`.
 */
export const riskResultConfirm = endpoint(
  'riskResultConfirm',
  v.object({ resultId: IdSchema, verifyToken: VerifyTokenSchema, requestNo: RequestNoSchema }),
  v.object({ status: ResultStatusSchema, level: LevelSchema, expireDate: DateSchema }),
  {
    isWrite: true,
    isSensitive: true,
    isCritical: true,
    errors: ['notOwner', 'stateConflict', 'verifyTokenMissing'],
  },
)
