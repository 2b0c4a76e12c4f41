import { route } from './define'

export const suitabilityRoutes = [
  route('suitability', 'riskAssessment/index', 'risk/risk-overview', '风险承受能力评估', {
    params: ['returnTo'],
  }),
  route('suitability', 'riskAssessment/ques', 'risk/risk-questions', '风险测评问卷', {
    params: ['returnTo'],
    isSecure: true,
  }),
  route('suitability', 'riskAssessment/result', 'risk/risk-result', '测评结果', {
    params: ['resultId', 'returnTo'],
    isSecure: true,
  }),
  route('suitability', 'riskAssessment/sms', 'risk/risk-code', '身份验证', {
    params: ['resultId', 'returnTo'],
  }),
  route('suitability', 'agreement/investorExplain', 'investor/investor-declaration', '合格投资者声明', {
    params: ['viewOnly', 'step', 'returnTo'],
    isSecure: true,
  }),
  /** Identity, tax, risk and investor: what of each holds, and until when. */
  route('suitability', 'realNameAuth/IDCard/identifyInfo', 'hub/identify-info', '身份信息', {
    params: ['returnTo'],
    isSecure: true,
  }),
] as const
