import { query } from '@/api/query'

export const agreementOf = query('agreementContent')
