import { query } from '@/api/query'

export const redemptionTerms = query('redeemPreCheck')
export const productOf = query('productDetail')
export const checksOf = query('purchaseCheck')
export const termOf = query('productTermJudge')
export const discountOf = query('rateDiscountQualification')
export const repaymentsOf = query('repaymentPlan')
export const bookingOf = query('reserveDetail')
export const calendarOf = query('productCalendar')
