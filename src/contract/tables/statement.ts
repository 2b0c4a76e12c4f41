import { codes } from '../code-table'

/** 对账单类型, by what a statement covers. */
export const STATEMENT_KIND = codes({
  month: ['1', '月度'],
  quarter: ['2', '季度'],
  year: ['3', '年度'],
})
