import { query } from '@/api/query'

export const ownAdvisor = query('advisorInfo')
export const contactOf = query('contactInfo')
export const callTimes = query('callBackSlots')
export const redemptionTerms = query('redeemPreCheck')
export const ownReferral = query('referralInfo')
export const productOf = query('productDetail')
export const checksOf = query('purchaseCheck')
export const termOf = query('productTermJudge')
export const discountOf = query('rateDiscountQualification')
export const repaymentsOf = query('repaymentPlan')
export const bookingOf = query('reserveDetail')
export const calendarOf = query('productCalendar')
