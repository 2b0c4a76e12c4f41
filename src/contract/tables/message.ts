import { codes } from '../code-table'

/** 消息分类 (`msgCategory`), in the order of the message centre. */
export const MESSAGE_CATEGORY = codes({
  trade: ['1', '交易动态'],
  notice: ['2', '重要公告'],
  activity: ['3', '活动消息'],
  welfare: ['4', '福利助手'],
  news: ['5', '最新资讯'],
  survey: ['6', '问卷调研'],
})

/** What a message leads to: nothing, an address of ours, a PDF by its file id, an address outside. */
export const LINK_TYPE = { none: '0', address: '1', pdf: '2', outside: '3' } as const

/** How urgent a message is; one that must be read is asked for until the customer acknowledges it. */
export const MESSAGE_LEVEL = { normal: '1', mustRead: '2' } as const
