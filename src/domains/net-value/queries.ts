import { query } from '@/api/query'

export const netValuesOf = query('netValueList')
