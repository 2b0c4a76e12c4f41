import type { FtPrincipal } from '@/contract/ft-application'
import { ID_TYPE } from '@/contract/tables/customer'
import {
  ANNUAL_INCOME,
  ASSET_SOURCE,
  EDUCATION,
  FAMILY_ASSETS,
  INVEST_MODE,
  MARITAL_STATUS,
  OCCUPATION,
  PAPERS_WAY,
  PROPERTY_TYPE,
  TRUST_KIND,
} from '@/contract/tables/trust'
import { sectionText, type StoredSections } from '../trust-applications/sections'

/** U1 as the principal of each of the applications. */
const LIN: FtPrincipal = {
  maritalStatus: MARITAL_STATUS.married,
  education: EDUCATION.master,
  occupation: OCCUPATION.owner,
  employer: '北京远致精密科技有限公司',
  position: '董事长',
  annualIncome: ANNUAL_INCOME.above500,
  familyAssets: FAMILY_ASSETS.under10000,
  assetSource: [ASSET_SOURCE.business, ASSET_SOURCE.investment],
  assetSourceNote: '',
  mobile: '19900000001',
  email: 'lin.zhiyuan@mail.example',
  regionCode: '110108',
  addressDetail: '远岚路18号院6号楼902室',
  pep: '0',
  pepDetail: '',
  isHealthy: '1',
}

const HE: FtPrincipal = {
  ...LIN,
  maritalStatus: MARITAL_STATUS.divorced,
  education: EDUCATION.bachelor,
  employer: '上海望江贸易有限公司',
  position: '总经理',
  familyAssets: FAMILY_ASSETS.above10000,
  mobile: '19900000006',
  email: 'hejiu@mail.example',
  regionCode: '310115',
  addressDetail: '望江路200弄8号',
}

/** Files of the seeded applications, by application. */
export const MATE_FILES = { front: 'FA4-mate-front', back: 'FA4-mate-back', consent: 'FA4-consent' } as const

const VERIFIED: StoredSections['identity'] = {
  ...{ way: PAPERS_WAY.verified, frontFileId: '', backFileId: '' },
  endDate: '9999-12-31',
}

/** U2, the wife of U1. */
const ZHOU: StoredSections['spouse'] = {
  ...{
    name: '周文君',
    idType: ID_TYPE.idCard,
    idNo: '110000197009220024',
    nationality: '',
    idExpireDate: '',
  },
  ...{ mobile: '19900000002', email: '' },
  occupation: OCCUPATION.professional,
  mateFrontFileId: MATE_FILES.front,
  mateBackFileId: MATE_FILES.back,
  consentFileIds: [MATE_FILES.consent],
  endDate: '9999-12-31',
}

function setup(
  trust: Pick<
    StoredSections['setup'],
    'trustName' | 'trustKind' | 'purpose' | 'initialAmount' | 'termYears' | 'feePlanId'
  >,
): StoredSections['setup'] {
  return {
    ...trust,
    investMode: INVEST_MODE.instruction,
    ...{ adviser: '', protectorName: '', protectorMobile: '', charity: '0', wishes: '' },
  }
}

const cash = (name: string, estimateValue: string, cardId: string): StoredSections['property'] => ({
  properties: [
    { propertyType: PROPERTY_TYPE.cash, name, estimateValue, currency: 'CNY', cardId, proofFileIds: [] },
  ],
  sourceDeclare: '1',
})

const LIN_CARD = 'K0000051'
const HE_CARD = 'K0300046'

/** What was filled in of the application by which FT1 was established. */
export const FIRST_TRUST = {
  principal: sectionText('principal', 1, LIN),
  identity: sectionText('identity', 1, VERIFIED),
  spouse: sectionText('spouse', 1, ZHOU),
  setup: sectionText(
    'setup',
    1,
    setup({
      trustName: '林氏家族信托',
      trustKind: TRUST_KIND.family,
      purpose: '为父母养老、子女教育和婚嫁作长期安排，并传承家风。',
      initialAmount: '15000000',
      termYears: 50,
      feePlanId: 'FEE-F1',
    }),
  ),
  property: sectionText('property', 1, cash('设立资金', '15000000', LIN_CARD)),
}

/** A draft of which the spouse comes next. */
export const UP_TO_SPOUSE = {
  principal: sectionText('principal', 1, LIN),
  identity: sectionText('identity', 1, VERIFIED),
}

/** A trust that serves a family, handed in. */
export const SERVICE_TRUST = {
  principal: sectionText('principal', 1, LIN),
  identity: sectionText('identity', 1, VERIFIED),
  spouse: sectionText('spouse', 2, ZHOU),
  setup: sectionText(
    'setup',
    1,
    setup({
      trustName: '致远家庭服务信托',
      trustKind: TRUST_KIND.familyService,
      purpose: '为长女学业与家庭日常开支作长期安排，按年支付学费，余额用于家庭应急。',
      initialAmount: '2000000',
      termYears: 20,
      feePlanId: 'FEE-S1',
    }),
  ),
  property: sectionText('property', 1, cash('设立资金', '2000000', LIN_CARD)),
}

/** U6's draft, of which the people come next. */
export const UP_TO_PEOPLE = {
  principal: sectionText('principal', 1, HE),
  identity: sectionText('identity', 1, VERIFIED),
  setup: sectionText(
    'setup',
    1,
    setup({
      trustName: '何氏家族信托',
      trustKind: TRUST_KIND.family,
      purpose: '为三代家庭成员的教育、医疗与养老提供长期保障。',
      initialAmount: '30000000',
      termYears: 0,
      feePlanId: 'FEE-F3',
    }),
  ),
  property: sectionText('property', 1, cash('设立资金', '30000000', HE_CARD)),
}
