import type { Statement } from '@/contract/statement'
import { STATEMENT_KIND } from '@/contract/tables/statement'
import { coverOf, kindParam, nameOf, yearsOf } from './statement-rules'

const month = (id: string, endDate: string, issueDate: string): Statement => ({
  statementId: id,
  kind: STATEMENT_KIND.month,
  startDate: `${id}-01`,
  endDate,
  issueDate,
})
const january = month('2026-01', '2026-01-31', '2026-02-03')
const december = month('2025-12', '2025-12-31', '2026-01-03')
const november = month('2025-11', '2025-11-30', '2025-12-03')
const quarter: Statement = {
  ...december,
  statementId: '2025-Q4',
  kind: STATEMENT_KIND.quarter,
  startDate: '2025-10-01',
}
const year: Statement = {
  ...december,
  statementId: '2025',
  kind: STATEMENT_KIND.year,
  startDate: '2025-01-01',
}

test('by year, in the order of the list, of one kind', () => {
  const list = [january, year, quarter, december, november]
  expect(yearsOf(list, STATEMENT_KIND.month)).toEqual([
    { year: '2026', rows: [january] },
    { year: '2025', rows: [december, november] },
  ])
  expect(yearsOf(list, STATEMENT_KIND.quarter)).toEqual([{ year: '2025', rows: [quarter] }])
  expect(yearsOf(list, STATEMENT_KIND.year)).toEqual([{ year: '2025', rows: [year] }])
  expect(yearsOf([], STATEMENT_KIND.year)).toEqual([])
})

test.each([
  [january, '1月', ['01-01 至 01-31', '02-03 出具']],
  [december, '12月', ['12-01 至 12-31', '2026-01-03 出具']],
  [quarter, '第4季度', ['10-01 至 12-31', '2026-01-03 出具']],
  [year, '全年', ['01-01 至 12-31', '2026-01-03 出具']],
])('%o is called %s and covers %p', (statement, name, cover) => {
  expect([nameOf(statement), coverOf(statement)]).toEqual([name, cover])
})

test.each([
  ['2', STATEMENT_KIND.quarter],
  ['3', STATEMENT_KIND.year],
  ['1', STATEMENT_KIND.month],
  ['9', STATEMENT_KIND.month],
  [undefined, STATEMENT_KIND.month],
])('the kind of an address %p is %s', (text, kind) => {
  expect(kindParam(text)).toBe(kind)
})
