import type { IdentifyInfo } from '@/contract/identify-info'
import { RISK_STATUS } from '@/contract/tables/risk'
import { levelText } from '@/domains/suitability/level-text'
import type { Standing, StandingState, Way } from './standing'
import { expiringNotes, termFact, termState } from './term'

type Risk = IdentifyInfo['risk']

/** What is on the way to another result: one that waits to be confirmed, or answers. */
interface Course {
  readonly isOpen: boolean
  readonly todo: string
  readonly notes: readonly string[]
  readonly way: Way
}

function courseOf({ pendingResultId, draftSavedAt, level }: Risk): Course {
  const overview = { route: 'suitability/risk-overview' } as const
  if (pendingResultId !== '') {
    return {
      isOpen: true,
      todo: '确认测评结果',
      notes: ['有一份测评结果待确认，确认后生效。'],
      way: { text: '去确认', route: 'suitability/risk-result', params: { resultId: pendingResultId } },
    }
  }
  const todo = level === '' ? '完成风险测评' : '重新做风险测评'
  if (draftSavedAt !== '') {
    return {
      isOpen: true,
      todo,
      notes: ['上次的问卷还没有答完，可以继续作答。'],
      way: { ...overview, text: '继续测评' },
    }
  }
  return { isOpen: false, todo, notes: [], way: { ...overview, text: level === '' ? '去测评' : '重新测评' } }
}

/** The risk test: its level counts for twelve months. */
export function riskStanding({ risk, today }: IdentifyInfo): Standing {
  const { status, level, expireDate } = risk
  const title = '风险测评'
  const course = courseOf(risk)
  if (status === RISK_STATUS.none || level === '') {
    const notes = course.isOpen ? course.notes : ['用于判断产品是否与您匹配，约需 5 分钟。']
    const state: StandingState = course.isOpen ? 'underWay' : 'none'
    return { title, state, todo: course.todo, facts: [], notes, way: course.way }
  }
  const term = status === RISK_STATUS.expired ? 'expired' : termState(expireDate, today)
  const facts = [{ label: '风险承受能力', value: levelText(level) }, termFact(expireDate)]
  if (term === 'expired') {
    return {
      title,
      state: course.isOpen ? 'underWay' : term,
      todo: course.todo,
      facts,
      notes: ['测评结果已过期。', ...course.notes],
      way: course.way,
    }
  }
  const toLook: Way = { text: '查看或重新测评', route: 'suitability/risk-overview' }
  return {
    title,
    state: term,
    todo: '',
    facts,
    notes: course.isOpen ? course.notes : expiringNotes(expireDate, today),
    way: course.isOpen || term === 'expiring' ? course.way : toLook,
  }
}
