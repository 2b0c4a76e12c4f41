import { query } from '@/api/query'

export const ownAdvisor = query('advisorInfo')
export const redemptionTerms = query('redeemPreCheck')
export const ownReferral = query('referralInfo')
export const calendarOf = query('productCalendar')
