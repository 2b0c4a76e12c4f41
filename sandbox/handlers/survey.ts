import { INNER } from '@/contract/codes'
import { SURVEY_STATUS } from '@/contract/tables/survey'
import { dateTimeInShanghai } from '@/lib/date'
import { isOn } from '@/lib/flag'
import { maskName } from '@/lib/mask'
import { BusinessError } from '../api/business-error'
import type { HandlerContext, Handlers } from '../api/handler'
import { checkedAnswers } from '../api/survey-answers'
import { earnPoints } from '../store/points'
import { keepReply, questionsOf, replyOf, VISIT_FORM } from '../store/survey-forms'
import {
  noteSurveyAnswer,
  standingSurveyId,
  surveyById,
  type SurveyRow,
  surveyStatusOf,
} from '../store/surveys'
import { closeVisit, visitByToken, type VisitRow } from '../store/visits'

function surveyFor(surveyId: string, { db, customerId }: HandlerContext): SurveyRow {
  const survey = surveyById(db, customerId, surveyId)
  if (!survey) throw new BusinessError(INNER.notOwner)
  return survey
}

/** The call-back of a link; one that has expired is as good as none. */
function visitFor(token: string, { db, now }: HandlerContext): VisitRow {
  const visit = visitByToken(db, token)
  if (!visit || (visit.submitted_at === null && visit.expires_at < now())) {
    throw new BusinessError(INNER.notOwner, { msg: '链接已失效' })
  }
  return visit
}

const timeOf = (ms: number | null) => (ms === null ? '' : dateTimeInShanghai(ms))

const SUBMIT_REFUSALS = {
  [SURVEY_STATUS.answered]: '您已提交过这份问卷',
  [SURVEY_STATUS.closed]: '问卷已截止',
} as const

/** Handlers of `src/contract/survey.ts`. */
export const surveyHandlers = {
  surveyDetail({ surveyId: wanted }, context) {
    const { db, customerId, now } = context
    const surveyId = wanted ?? standingSurveyId(db)
    const survey = surveyFor(surveyId, context)
    return {
      surveyId,
      title: survey.title,
      intro: survey.intro,
      deadline: dateTimeInShanghai(survey.deadline),
      anonymous: survey.anonymous,
      status: surveyStatusOf(survey, now()),
      points: survey.points,
      submitTime: timeOf(survey.submitted_at),
      questions: questionsOf(db, surveyId),
      answers: isOn(survey.anonymous) ? [] : replyOf(db, surveyId, customerId),
    }
  },

  surveySubmit({ surveyId, answers }, context) {
    const { db, customerId, now } = context
    const survey = surveyFor(surveyId, context)
    const status = surveyStatusOf(survey, now())
    if (status !== SURVEY_STATUS.open) {
      throw new BusinessError(INNER.stateConflict, { msg: SUBMIT_REFUSALS[status] })
    }
    const kept = checkedAnswers(questionsOf(db, surveyId), answers)
    noteSurveyAnswer(db, surveyId, customerId, now())
    keepReply(db, { formId: surveyId, customerId: isOn(survey.anonymous) ? '' : customerId, answers: kept })
    if (survey.points > 0) {
      const source = `完成问卷：${survey.title}`
      earnPoints(db, { customerId, type: '1', points: survey.points, source, now: now() })
    }
    return { status: '2', pointsAwarded: survey.points }
  },

  visitQuestionQuery({ token }, context) {
    const visit = visitFor(token, context)
    return {
      visitId: visit.visit_id,
      title: visit.title,
      nameMask: maskName(visit.customer_name),
      productName: visit.product_name,
      signTime: visit.sign_time,
      expireTime: dateTimeInShanghai(visit.expires_at),
      status: visit.submitted_at === null ? '1' : '2',
      submitTime: timeOf(visit.submitted_at),
      questions: visit.submitted_at === null ? questionsOf(context.db, VISIT_FORM) : [],
    }
  },

  visitAnswerSubmit({ visitId, token, answers }, context) {
    const { db, now } = context
    const visit = visitFor(token, context)
    if (visit.visit_id !== visitId) throw new BusinessError(INNER.notOwner, { msg: '链接已失效' })
    if (visit.submitted_at !== null) throw new BusinessError(INNER.stateConflict, { msg: '您已完成这次回访' })
    closeVisit(db, visitId, checkedAnswers(questionsOf(db, VISIT_FORM), answers), now())
    return { status: '2', submitTime: dateTimeInShanghai(now()) }
  },
} satisfies Partial<Handlers>
