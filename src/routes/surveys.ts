import { route } from './define'

export const surveysRoutes = [
  /** By the token of a link that was sent by SMS; works without a session. */
  route('content', 'smsVisit', 'surveys/visit', '回访问卷', { access: 'open', params: ['token'] }),
  route('content', 'satisfySurvey', 'surveys/satisfaction', '财富满意度调查'),
  route('content', 'survey/surveyCustom', 'surveys/survey', '问卷调研', { params: ['surveyId'] }),
] as const
