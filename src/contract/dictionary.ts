import * as v from 'valibot'
import { endpoint } from './endpoint'
import {
  ACTIVITY_STATUSES,
  APPEND_STATUSES,
  BANK_CHANGE_STATUSES,
  BENEFICIARY_STATUSES,
  CHARITY_STATUSES,
  DISCLOSURE_TYPES,
  DIST_CONDITIONS,
  DIST_FREQUENCIES,
  DIST_STATUSES,
  DIST_TYPES,
  DIVIDEND_MODES,
  FT_APPLY_STATUSES,
  HOLDER_ROLES,
  INVEST_MODES,
  MESSAGE_CATEGORIES,
  ORDER_STATUSES,
  POINT_TYPES,
  POSITION_STATUSES,
  PRODUCT_TYPES,
  PROPERTY_TYPES,
  RELATIONS,
  RISK_LEVELS,
  SEXES,
  TRADE_STATUSES,
  TRADE_TYPES,
  TRUST_KINDS,
} from './tables'

/** Categories of the dictionary (domain contract, B2) and the tables that stand in until the server's labels have come. */
export const DICTIONARIES = {
  productType: PRODUCT_TYPES,
  riskLevel: RISK_LEVELS,
  tradeType: TRADE_TYPES,
  tradeStatus: TRADE_STATUSES,
  positionStatus: POSITION_STATUSES,
  dividendMode: DIVIDEND_MODES,
  holderRole: HOLDER_ROLES,
  trustKind: TRUST_KINDS,
  orderStatus: ORDER_STATUSES,
  ftApplyStatus: FT_APPLY_STATUSES,
  disclosureType: DISCLOSURE_TYPES,
  relation: RELATIONS,
  beneStatus: BENEFICIARY_STATUSES,
  distType: DIST_TYPES,
  conditionType: DIST_CONDITIONS,
  distFrequency: DIST_FREQUENCIES,
  distStatus: DIST_STATUSES,
  appendStatus: APPEND_STATUSES,
  bankChangeStatus: BANK_CHANGE_STATUSES,
  investMode: INVEST_MODES,
  propertyType: PROPERTY_TYPES,
  sex: SEXES,
  pointType: POINT_TYPES,
  charityStatus: CHARITY_STATUSES,
  activityStatus: ACTIVITY_STATUSES,
  msgCategory: MESSAGE_CATEGORIES,
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
