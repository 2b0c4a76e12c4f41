import * as v from 'valibot'
import { endpoint } from './endpoint'
import { pageEntries, pagingEntries } from './paging'
import { DateTimeSchema, FlagSchema, IdSchema, RequestNoSchema } from './primitives'
import { RESEARCH_STATUS, SURVEY_STATUS } from './tables/survey'

/** A survey the customer is invited to; `points` are paid for the answers, `minutes` is how long they take. */
export const SurveyRowSchema = v.object({
  surveyId: IdSchema,
  title: v.string(),
  intro: v.string(),
  deadline: DateTimeSchema,
  /** 问卷状态: 1 open, 2 answered, 3 closed. */
  status: v.picklist([SURVEY_STATUS.open, SURVEY_STATUS.answered, SURVEY_STATUS.closed]),
  points: v.number(),
  minutes: v.number(),
  anonymous: FlagSchema,
  /** The message about the survey, to be marked as read with it; both `""` without one. */
  msgId: v.string(),
  publishTime: DateTimeSchema,
  readFlag: FlagSchema,
})

/** An invitation to a user research; accepted, it goes on in the survey `surveyId`. */
export const ResearchSchema = v.object({
  researchId: IdSchema,
  title: v.string(),
  intro: v.string(),
  deadline: DateTimeSchema,
  points: v.number(),
  minutes: v.number(),
  /** 1 waits for the customer, 2 accepted, 3 declined, 4 closed without either. */
  status: v.picklist(Object.values(RESEARCH_STATUS)),
  surveyId: IdSchema,
})

export type SurveyListRow = v.InferOutput<typeof SurveyRowSchema>
export type Research = v.InferOutput<typeof ResearchSchema>

/** The latest deadline first. */
export const surveyList = endpoint(
  'surveyList',
  v.object(pagingEntries),
  v.object({ ...pageEntries(SurveyRowSchema), serverTime: DateTimeSchema }),
)

/** The latest deadline first. */
export const userResearchList = endpoint(
  'userResearchList',
  v.object(pagingEntries),
  v.object(pageEntries(ResearchSchema)),
)

/** Accepts (`"1"`) or declines an invitation. Errors: `notOwner`; `stateConflict` when it is closed or was decided. */
export const userResearchJoin = endpoint(
  'userResearchJoin',
  v.object({ researchId: IdSchema, accept: FlagSchema, requestNo: RequestNoSchema }),
  v.object({ surveyId: IdSchema, status: ResearchSchema.entries.status }),
  { isWrite: true, errors: ['notOwner', 'stateConflict'] },
)
