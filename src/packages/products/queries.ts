import { query } from '@/api/query'

export const ownAdvisor = query('advisorInfo')
export const ownReferral = query('referralInfo')
