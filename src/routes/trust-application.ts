import { routesOf } from './define'

const route = routesOf('trust-application')

export const trustApplicationRoutes = [
  route('familyDetailProjects/basicprincipa', 'application/principal', '委托人基本信息', {
    required: ['applyId'],
    isSecure: true,
  }),
  route('familyDetailProjects/familyidentityScan', 'application/principal-papers', '身份证识别', {
    required: ['applyId'],
    isSecure: true,
  }),
  route('familyDetailProjects/spouseInfoFill', 'application/spouse', '配偶信息', {
    required: ['applyId'],
    isSecure: true,
  }),
  route('familyDetailProjects/checkPrincipalInfo', 'application/principal-summary', '信息核对', {
    required: ['applyId'],
    isSecure: true,
  }),
  route('familyDetailProjects/projectSetupRequest', 'application/setup', '信托设立申请', {
    required: ['applyId'],
    isSecure: true,
  }),
  route('familyDetailProjects/basicInfoTrustdelpro', 'application/property', '交付财产信息', {
    required: ['applyId'],
    isSecure: true,
  }),
  route('familyDetailProjects/projectdetails', 'application/application', '家族信托详情', {
    required: ['applyId'],
    isSecure: true,
  }),
] as const
