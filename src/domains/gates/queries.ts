import { query } from '@/api/query'

export const investorViewing = query('qualifiedViewInfo')
