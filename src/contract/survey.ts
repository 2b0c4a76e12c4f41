import * as v from 'valibot'
import { endpoint } from './endpoint'
import { closedCode, DateTimeSchema, FlagSchema, IdSchema, RequestNoSchema, wholeList } from './primitives'
import { SURVEY_STATUS } from './tables/survey'

const CountSchema = v.pipe(v.number(), v.integer(), v.minValue(0))

/** One question; what `min`, `max`, `options` and `rows` mean by type stands at `SurveyQuestion` (lib/survey). */
export const SurveyQuestionSchema = v.object({
  qid: IdSchema,
  type: closedCode(['single', 'multi', 'score', 'text', 'sort', 'matrix']),
  title: v.string(),
  required: FlagSchema,
  min: CountSchema,
  max: CountSchema,
  options: wholeList(v.object({ oid: IdSchema, text: v.string(), exclusive: FlagSchema })),
  rows: wholeList(v.object({ rid: IdSchema, text: v.string() })),
  showIf: v.optional(v.object({ qid: IdSchema, oid: IdSchema })),
})

/** One answer: chosen options in order, a text, or one option for each row; the other fields are empty. */
export const SurveyAnswerSchema = v.object({
  qid: IdSchema,
  oids: v.pipe(v.array(IdSchema), v.maxLength(50)),
  text: v.pipe(v.string(), v.maxLength(2000)),
  cells: v.pipe(v.array(v.object({ rid: IdSchema, oid: IdSchema })), v.maxLength(50)),
})

const AnswersSchema = v.pipe(v.array(SurveyAnswerSchema), v.maxLength(100))

/**
 * A survey with the customer's own answers (`[]` while there are none, and of an anonymous one, which nobody can look up).
 * `status` as SURVEY_STATUSES. Without an id it is the standing survey about the service that runs now. Errors: `notOwner`.
 */
export const surveyDetail = endpoint(
  'surveyDetail',
  v.object({ surveyId: v.optional(IdSchema) }),
  v.object({
    surveyId: IdSchema,
    title: v.string(),
    intro: v.string(),
    deadline: DateTimeSchema,
    anonymous: FlagSchema,
    status: v.string(),
    points: CountSchema,
    submitTime: DateTimeSchema,
    questions: wholeList(SurveyQuestionSchema),
    answers: AnswersSchema,
  }),
  { errors: ['notOwner'] },
)

export type Survey = v.InferOutput<typeof surveyDetail.response>

/**
 * Hands answers in, once. Everything is checked again; answers to questions that the others hide are dropped. Errors:
 * `invalidInput` with one entry per question id, `stateConflict` once it is closed or answered, `notOwner`.
 */
export const surveySubmit = endpoint(
  'surveySubmit',
  v.object({ surveyId: IdSchema, answers: AnswersSchema, requestNo: RequestNoSchema }),
  v.object({ status: v.string(), pointsAwarded: CountSchema }),
  { isWrite: true, isCritical: true, errors: ['stateConflict', 'notOwner'] },
)

/** The secret of a link that was sent by SMS. */
const VisitTokenSchema = v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/))

/**
 * The call-back about one purchase, by the token of its link. `status` 1 to be answered, 2 answered (then without
 * questions). Errors: `notOwner` when the link is unknown or has expired.
 */
export const visitQuestionQuery = endpoint(
  'visitQuestionQuery',
  v.object({ token: VisitTokenSchema }),
  v.object({
    visitId: IdSchema,
    title: v.string(),
    nameMask: v.string(),
    productName: v.string(),
    signTime: DateTimeSchema,
    expireTime: DateTimeSchema,
    status: v.picklist([SURVEY_STATUS.open, SURVEY_STATUS.answered]),
    submitTime: DateTimeSchema,
    questions: wholeList(SurveyQuestionSchema),
  }),
  { isPublic: true, errors: ['notOwner'] },
)

export type VisitQuestionnaire = v.InferOutput<typeof visitQuestionQuery.response>

/** Hands the answers of a call-back in, once. Errors: as `surveySubmit`; `notOwner` when the link has expired. */
export const visitAnswerSubmit = endpoint(
  'visitAnswerSubmit',
  v.object({
    visitId: IdSchema,
    token: VisitTokenSchema,
    answers: AnswersSchema,
    requestNo: RequestNoSchema,
  }),
  v.object({ status: v.string(), submitTime: DateTimeSchema }),
  { isPublic: true, isWrite: true, isCritical: true, errors: ['notOwner', 'stateConflict'] },
)
