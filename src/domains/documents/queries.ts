import { query } from '@/api/query'

export const fileOf = query('fileUrlQuery')
export const disclosuresOf = query('disclosureList')
