import { query } from '@/api/query'

export const fileOf = query('fileUrlQuery')
export const documentTextOf = query('docText')
export const disclosuresOf = query('disclosureList')
