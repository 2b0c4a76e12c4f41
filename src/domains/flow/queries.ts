import { query } from '@/api/query'

export const draftOf = query('draftQuery')
