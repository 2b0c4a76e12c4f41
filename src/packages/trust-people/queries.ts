import { query } from '@/api/query'

export const beneSetOf = query('ftBeneList')
export const beneOf = query('ftBeneDetail')
export const previewOf = query('distPreview')
export const ownDataOf = query('beneFillInfo')
