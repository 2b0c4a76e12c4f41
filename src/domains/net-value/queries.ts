import { query } from '@/api/query'

export const netValuesOf = query('netValueList')

/** The period of a chart until the customer chooses. */
export const RANGE_AT_FIRST = '1y'
