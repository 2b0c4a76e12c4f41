import { query } from '@/api/query'

export const ownAdvisor = query('advisorInfo')
export const ownReferral = query('referralInfo')
export const contactOf = query('contactInfo')
export const callTimes = query('callBackSlots')
export const ticketsOf = query('ticketList')
export const ticketOf = query('ticketDetail')
export const termsOf = query('ticketTerms')
