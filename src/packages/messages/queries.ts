import { query } from '@/api/query'
import { FLAG } from '@/contract/tables/flag'

export const surveysOf = query('surveyList')
export const researchesOf = query('userResearchList')
export const tradeMessagesOf = query('tradeNoticeList')
export const welfareMessagesOf = query('welfareAssistantList')
export const activityMessagesOf = query('activityNoticeList')
export const newsMessagesOf = query('newsNoticeList')
export const noticeMessagesOf = query('systemNoticeList')
export const messageOf = query('messageDetail')

/** What the lists can be narrowed to. */
export const UNREAD_ONLY = [FLAG.no] as const
