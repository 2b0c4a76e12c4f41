import { routesOf } from './define'

/** Whose beneficiaries: those of an application, or of an established trust. */
const SET = ['applyId', 'trustId'] as const

const route = routesOf('trust-people')

export const trustPeopleRoutes = [
  route('beneficiaryinfo/checkallocationbene', 'people/people', '受益人与分配', {
    params: [...SET],
    isSecure: true,
  }),
  route('beneficiaryinfo/addbeneficiary', 'people/beneficiary', '新增受益人', {
    params: [...SET, 'beneId'],
    isSecure: true,
  }),
  route('beneficiaryinfo/addGuardianInfo', 'people/guardian', '监护人信息', {
    params: [...SET, 'beneId'],
    isSecure: true,
  }),
  route('beneficiaryinfo/benedistributionplan', 'plans/plans', '分配方案', {
    params: [...SET],
  }),
  route('beneficiaryinfo/endBeneficiary', 'plans/end-scheme', '终止分配方案', {
    params: [...SET],
  }),
  route('beneficiaryinfo/benFill', 'own-data/own-data', '受益人信息补填', {
    params: ['beneId', 'trustId', 'mode'],
    isSecure: true,
  }),
] as const
