import { route } from './define'

/** Whose beneficiaries: those of an application, or of an established trust. */
const SET = ['applyId', 'trustId'] as const

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
  route('trust-application', 'beneficiaryinfo/checkallocationbene', 'people/people', '受益人与分配', {
    params: [...SET],
    isSecure: true,
  }),
  route('trust-application', 'beneficiaryinfo/addbeneficiary', 'people/beneficiary', '新增受益人', {
    params: [...SET, 'beneId'],
    isSecure: true,
  }),
  route('trust-application', 'beneficiaryinfo/addGuardianInfo', 'people/guardian', '监护人信息', {
    params: [...SET, 'beneId'],
    isSecure: true,
  }),
  route('trust-application', 'beneficiaryinfo/benedistributionplan', 'people/plans', '分配方案', {
    params: [...SET],
  }),
  route('trust-application', 'beneficiaryinfo/endBeneficiary', 'people/end-scheme', '终止分配方案', {
    params: [...SET],
  }),
  route('trust-application', 'beneficiaryinfo/benFill', 'people/own-data', '受益人信息补填', {
    params: ['beneId', 'trustId', 'mode'],
    isSecure: true,
  }),
] as const
