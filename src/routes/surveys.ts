import { routesOf } from './define'

const route = routesOf('content')

export const surveysRoutes = [
  /** By the token of a link that was sent by SMS; works without a session (decision DC-04). */
  route('smsVisit', 'surveys/visit', '回访问卷', { access: 'open', params: ['token'] }),
  /** By its id, as a message has it; without one the survey about the service that runs now. */
  route('satisfySurvey', 'surveys/satisfaction', '财富满意度调查', { params: ['surveyId'] }),
  route('survey/surveyCustom', 'surveys/survey', '问卷调研', { required: ['surveyId'] }),
] as const
