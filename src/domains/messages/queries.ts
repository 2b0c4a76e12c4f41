import { query } from '@/api/query'

export const messageOverview = query('messageHome')
export const ownNoticeSettings = query('noticeSettings')
