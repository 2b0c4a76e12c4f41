import { routesOf } from './define'

const route = routesOf('suitability')

export const suitabilityRoutes = [
  route('riskAssessment/index', 'risk/risk-overview', '风险承受能力评估', {
    params: ['returnTo'],
  }),
  route('riskAssessment/ques', 'risk/risk-questions', '风险测评问卷', {
    params: ['returnTo'],
    isSecure: true,
  }),
  route('riskAssessment/result', 'risk/risk-result', '测评结果', {
    params: ['resultId', 'returnTo'],
    isSecure: true,
  }),
  route('riskAssessment/sms', 'risk/risk-code', '身份验证', {
    params: ['resultId', 'returnTo'],
  }),
  route('agreement/investorExplain', 'investor/investor-declaration', '合格投资者声明', {
    params: ['viewOnly', 'step', 'returnTo'],
    isSecure: true,
  }),
  /** Identity, tax, risk and investor: what of each holds, and until when. */
  route('realNameAuth/IDCard/identifyInfo', 'hub/identify-info', '身份信息', {
    params: ['returnTo'],
    isSecure: true,
  }),
] as const
