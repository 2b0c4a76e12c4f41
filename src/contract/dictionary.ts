import * as v from 'valibot'
import { endpoint } from './endpoint'
import { CALENDAR_EVENT } from './tables/calendar'
import { CERT_LANG, CERT_PURPOSE, CERT_STATUS, CERT_TYPE } from './tables/certificate'
import { INST_STATUS, INST_TYPE } from './tables/instruction'
import { ID_TYPE, SEX } from './tables/customer'
import { DISCLOSURE_TYPE } from './tables/document'
import { ACTIVITY_STATUS, CHARITY_STATUS, POINT_TYPE } from './tables/membership'
import { MESSAGE_CATEGORY } from './tables/message'
import { ORDER_STATUS } from './tables/order'
import { DIVIDEND_MODE, HOLDER_ROLE, POSITION_STATUS } from './tables/position'
import { PRODUCT_TYPE, RISK_LEVEL } from './tables/product'
import { RECORDING_STATUS } from './tables/recording'
import { CUSTOMER_RISK_LEVEL } from './tables/risk'
import { BANK_CHANGE_STATUS, TRADE_STATUS, TRADE_TYPE } from './tables/trade'
import {
  APPEND_STATUS,
  BENEFICIARY_STATUS,
  DIST_CONDITION,
  DIST_FREQUENCY,
  DIST_STATUS,
  DIST_TYPE,
  FT_APPLY_STATUS,
  INVEST_MODE,
  PROPERTY_TYPE,
  RELATION,
  TRUST_KIND,
} from './tables/trust'

/** Categories of the dictionary (domain contract, B2) and the tables that stand in until the server's labels have come. */
export const DICTIONARIES = {
  productType: PRODUCT_TYPE,
  riskLevel: RISK_LEVEL,
  customerRiskLevel: CUSTOMER_RISK_LEVEL,
  tradeType: TRADE_TYPE,
  tradeStatus: TRADE_STATUS,
  positionStatus: POSITION_STATUS,
  dividendMode: DIVIDEND_MODE,
  holderRole: HOLDER_ROLE,
  trustKind: TRUST_KIND,
  orderStatus: ORDER_STATUS,
  doubleRecordStatus: RECORDING_STATUS,
  ftApplyStatus: FT_APPLY_STATUS,
  disclosureType: DISCLOSURE_TYPE,
  relation: RELATION,
  beneStatus: BENEFICIARY_STATUS,
  distType: DIST_TYPE,
  conditionType: DIST_CONDITION,
  distFrequency: DIST_FREQUENCY,
  distStatus: DIST_STATUS,
  appendStatus: APPEND_STATUS,
  bankChangeStatus: BANK_CHANGE_STATUS,
  investMode: INVEST_MODE,
  propertyType: PROPERTY_TYPE,
  sex: SEX,
  idType: ID_TYPE,
  pointType: POINT_TYPE,
  charityStatus: CHARITY_STATUS,
  activityStatus: ACTIVITY_STATUS,
  msgCategory: MESSAGE_CATEGORY,
  calendarEvent: CALENDAR_EVENT,
  certStatus: CERT_STATUS,
  instType: INST_TYPE,
  instStatus: INST_STATUS,
  certType: CERT_TYPE,
  certLang: CERT_LANG,
  certPurpose: CERT_PURPOSE,
} as const

const CategorySchema = v.pipe(v.string(), v.regex(/^\w{1,40}$/))

const EntrySchema = v.object({
  code: v.pipe(v.string(), v.maxLength(20)),
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
  /** Place in lists, from 1. */
  sort: v.number(),
})

/** Labels of codes, by category; a category that the server does not know is left out. Nothing personal: no session needed. */
export const dictQuery = endpoint(
  'dictQuery',
  v.object({ categories: v.pipe(v.array(CategorySchema), v.maxLength(60)) }),
  v.record(CategorySchema, v.array(EntrySchema)),
  { isPublic: true, isCritical: true },
)
