import { query } from '@/api/query'

export const datesAhead = query('schedule')
