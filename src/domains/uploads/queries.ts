import { query } from '@/api/query'

export const uploadOf = query('fileUploadInfo')
export const uploadStatusOf = query('fileUploadStatus')
