import { query } from '@/api/query'

export const sessionTimes = query('sessionStatus')
