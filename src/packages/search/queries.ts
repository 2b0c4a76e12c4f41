import { query } from '@/api/query'

export const foundFor = query('search')
