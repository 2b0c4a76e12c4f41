import { inWan } from '@/lib/purchase'
import { compareDecimals } from '@/lib/decimal'
import { exact, twoDigits } from '../portfolio/amounts'

/** Members from this level on, and purchases from this amount on, pay less. */
const LEAST_LEVEL = '4'
const LEAST_AMOUNT = '3000000.00'
/** Tenths of the fee that are left to pay. */
const TENTHS = 8

/** What a purchase costs this customer. */
export interface Discount {
  readonly isEligible: boolean
  /** Percent of the amount. */
  readonly rate: string
  readonly reason: string
}

/** Whether a purchase of this amount costs less than the product's own fee (percent). */
export function discountOf(feeRate: string, vipLevel: string, amount: string): Discount {
  if (compareDecimals(feeRate, 0) !== 1) {
    return { isEligible: false, rate: feeRate, reason: '本产品不收取认购费' }
  }
  const lower = twoDigits(exact(feeRate).times(TENTHS).div(10))
  if (vipLevel >= LEAST_LEVEL) {
    return { isEligible: true, rate: lower, reason: `白金及以上会员，认购费率享${TENTHS}折` }
  }
  const least = `单笔${inWan(LEAST_AMOUNT)}万元及以上`
  return compareDecimals(amount, LEAST_AMOUNT) === -1
    ? { isEligible: false, rate: feeRate, reason: `${least}或白金及以上会员，认购费率享${TENTHS}折` }
    : { isEligible: true, rate: lower, reason: `${least}，认购费率享${TENTHS}折` }
}
