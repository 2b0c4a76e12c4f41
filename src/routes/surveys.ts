import { route } from './define'

export const surveysRoutes = {
  /** By the token of a link that was sent by SMS; works without a session. */
  smsVisit: route('content', {
    path: 'smsVisit',
    page: 'visit',
    title: '回访问卷',
    access: 'open',
    params: ['token'],
  }),
  satisfySurvey: route('content', { path: 'satisfySurvey', page: 'satisfaction', title: '财富满意度调查' }),
  surveyCustom: route('content', {
    path: 'survey/surveyCustom',
    page: 'survey',
    title: '问卷调研',
    params: ['surveyId'],
  }),
} as const
