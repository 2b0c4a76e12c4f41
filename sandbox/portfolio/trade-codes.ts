import { PRODUCT_TYPE } from '@/contract/tables/product'
import { TRADE_STATUS, TRADE_TYPE } from '@/contract/tables/trade'

/** A trade that has moved what it says: confirmed, in part or in whole, or its money has arrived. */
export const SETTLED_STATUSES: readonly string[] = [
  TRADE_STATUS.confirmed,
  TRADE_STATUS.partlyConfirmed,
  TRADE_STATUS.arrived,
]

/** A trade that is still to be confirmed. */
export const OPEN_STATUSES: readonly string[] = [TRADE_STATUS.accepted, TRADE_STATUS.confirming]

/** What a customer asks for; other trades happen to them. */
export const ASKED_FOR_TYPES: readonly string[] = [
  TRADE_TYPE.subscription,
  TRADE_TYPE.purchase,
  TRADE_TYPE.redemption,
  TRADE_TYPE.conversion,
]

export const BOUGHT_TYPES: readonly string[] = [TRADE_TYPE.subscription, TRADE_TYPE.purchase]

/** Income of a product, in cash or as shares of it. */
export const DISTRIBUTION_TYPES: readonly string[] = [TRADE_TYPE.distribution, TRADE_TYPE.reinvestment]

/** Products whose net value stays at 1.0000: what they bring is paid out. */
export const FLAT_PRODUCT_TYPES: readonly string[] = [PRODUCT_TYPE.fixedIncome, PRODUCT_TYPE.cash]
