import { query } from '@/api/query'

export const faceCount = query('faceCountQuery')
export const faceResultOf = query('faceResult')
