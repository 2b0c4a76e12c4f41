import { query } from '@/api/query'

export const contractOf = query('contractDocList')
export const confirmationOf = query('contractConfirmInfo')
export const signedContractOf = query('contractSignResult')

/** The draft of what is confirmed of an order's contract. */
export const contractDraft = (orderId: string) => ({ kind: 'contract', subject: orderId }) as const
