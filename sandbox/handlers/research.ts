import { INNER } from '@/contract/codes'
import { RESEARCH_STATUS } from '@/contract/tables/survey'
import { dateTimeInShanghai } from '@/lib/date'
import { isOn } from '@/lib/flag'
import { BusinessError } from '../api/business-error'
import type { Handlers } from '../api/handler'
import { messageAbout } from '../store/messages'
import { pageOf } from '../store/page'
import { noteDecision, researchById, researchesOf, researchStatusOf } from '../store/researches'
import { surveysOf, surveyStatusOf } from '../store/surveys'

/** Handlers of `src/contract/research.ts`. */
export const researchHandlers = {
  surveyList(paging, { db, customerId, now }) {
    const page = pageOf(surveysOf(db, customerId), paging)
    return {
      ...page,
      list: page.list.map(survey => {
        const about = { bizType: 'survey', bizId: survey.survey_id }
        const message = messageAbout(db, customerId, now(), about)
        return {
          surveyId: survey.survey_id,
          title: survey.title,
          intro: survey.intro,
          deadline: dateTimeInShanghai(survey.deadline),
          status: surveyStatusOf(survey, now()),
          points: survey.points,
          minutes: survey.minutes,
          anonymous: survey.anonymous,
          msgId: message?.msg_id ?? '',
          publishTime: message ? dateTimeInShanghai(message.published_at) : '',
          readFlag: message?.is_unread === 1 ? ('0' as const) : ('1' as const),
        }
      }),
      serverTime: dateTimeInShanghai(now()),
    }
  },

  userResearchList(paging, { db, customerId, now }) {
    const page = pageOf(researchesOf(db, customerId), paging)
    return {
      ...page,
      list: page.list.map(research => ({
        researchId: research.research_id,
        title: research.title,
        intro: research.intro,
        deadline: dateTimeInShanghai(research.deadline),
        points: research.points,
        minutes: research.minutes,
        status: researchStatusOf(research, now()),
        surveyId: research.survey_id,
      })),
    }
  },

  userResearchJoin({ researchId, accept }, { db, customerId, now }) {
    const research = researchById(db, customerId, researchId)
    if (!research) throw new BusinessError(INNER.notOwner)
    if (researchStatusOf(research, now()) !== RESEARCH_STATUS.open) {
      throw new BusinessError(INNER.stateConflict)
    }
    noteDecision(db, { researchId, customerId }, accept, now())
    return { surveyId: research.survey_id, status: isOn(accept) ? ('2' as const) : ('3' as const) }
  },
} satisfies Partial<Handlers>
