import * as v from 'valibot'
import { endpoint } from './endpoint'
import {
  ACTIVITY_STATUS,
  APPEND_STATUS,
  BANK_CHANGE_STATUS,
  BENEFICIARY_STATUS,
  CHARITY_STATUS,
  DISCLOSURE_TYPE,
  DIST_CONDITION,
  DIST_FREQUENCY,
  DIST_STATUS,
  DIST_TYPE,
  DIVIDEND_MODE,
  FT_APPLY_STATUS,
  HOLDER_ROLE,
  INVEST_MODE,
  MESSAGE_CATEGORY,
  ORDER_STATUS,
  POINT_TYPE,
  POSITION_STATUS,
  PRODUCT_TYPE,
  PROPERTY_TYPE,
  RELATION,
  RISK_LEVEL,
  SEX,
  TRADE_STATUS,
  TRADE_TYPE,
  TRUST_KIND,
} from './tables'

/** Categories of the dictionary (domain contract, B2) and the tables that stand in until the server's labels have come. */
export const DICTIONARIES = {
  productType: PRODUCT_TYPE,
  riskLevel: RISK_LEVEL,
  tradeType: TRADE_TYPE,
  tradeStatus: TRADE_STATUS,
  positionStatus: POSITION_STATUS,
  dividendMode: DIVIDEND_MODE,
  holderRole: HOLDER_ROLE,
  trustKind: TRUST_KIND,
  orderStatus: ORDER_STATUS,
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
  pointType: POINT_TYPE,
  charityStatus: CHARITY_STATUS,
  activityStatus: ACTIVITY_STATUS,
  msgCategory: MESSAGE_CATEGORY,
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
