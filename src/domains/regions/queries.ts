import { query } from '@/api/query'

export const regionsIn = query('regionList')
