import { route } from './define'

export const trustApplicationRoutes = [
  route(
    'trust-application',
    'familyDetailProjects/basicprincipa',
    'application/principal',
    '委托人基本信息',
    { params: ['applyId'], isSecure: true },
  ),
  route(
    'trust-application',
    'familyDetailProjects/familyidentityScan',
    'application/principal-papers',
    '身份证识别',
    { params: ['applyId'], isSecure: true },
  ),
  route('trust-application', 'familyDetailProjects/spouseInfoFill', 'application/spouse', '配偶信息', {
    params: ['applyId'],
    isSecure: true,
  }),
  route(
    'trust-application',
    'familyDetailProjects/checkPrincipalInfo',
    'application/principal-summary',
    '信息核对',
    { params: ['applyId'], isSecure: true },
  ),
  route(
    'trust-application',
    'familyDetailProjects/projectSetupRequest',
    'application/setup',
    '信托设立申请',
    { params: ['applyId'], isSecure: true },
  ),
  route(
    'trust-application',
    'familyDetailProjects/basicInfoTrustdelpro',
    'application/property',
    '交付财产信息',
    { params: ['applyId'], isSecure: true },
  ),
  route(
    'trust-application',
    'familyDetailProjects/projectdetails',
    'application/application',
    '家族信托详情',
    { params: ['applyId'], isSecure: true },
  ),
] as const
