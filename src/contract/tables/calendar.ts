import { codes } from '../code-table'

/** 日历事件. */
export const CALENDAR_EVENT = codes({
  raise: ['1', '募集'],
  open: ['2', '开放'],
  distribution: ['3', '分配'],
  maturity: ['4', '到期'],
})
