import { route } from './define'

export const surveysRoutes = {
  /** By the token of a link that was sent by SMS; works without a session. */
  smsVisit: route('content', 'smsVisit', 'visit', '回访问卷', { access: 'open', params: ['token'] }),
  satisfySurvey: route('content', 'satisfySurvey', 'satisfaction', '财富满意度调查'),
  surveyCustom: route('content', 'survey/surveyCustom', 'survey', '问卷调研', { params: ['surveyId'] }),
} as const
