import { labelOf } from '@/contract/labels'
import type { Statement } from '@/contract/statement'
import { STATEMENT_KIND } from '@/contract/tables/statement'

export type StatementKind = Statement['kind']

/** Years that are shown until the customer asks for all. */
export const YEARS_AT_FIRST = 2

const KINDS: readonly StatementKind[] = [STATEMENT_KIND.month, STATEMENT_KIND.quarter, STATEMENT_KIND.year]

/** The choices of a kind, by what a statement covers. */
export const kindOptions = () => KINDS.map(value => ({ value, text: labelOf(STATEMENT_KIND, value) }))

/** The kind of an address; statements of a month for anything else. */
export const kindParam = (text = ''): StatementKind =>
  KINDS.find(kind => kind === text) ?? STATEMENT_KIND.month

/** A year and its statements, newest first. */
export interface StatementYear {
  readonly year: string
  readonly rows: readonly Statement[]
}

/** The statements of a kind by the year they are of; the list is newest first and stays so. */
export function yearsOf(list: readonly Statement[], kind: StatementKind): StatementYear[] {
  const years = new Map<string, Statement[]>()
  for (const statement of list.filter(one => one.kind === kind)) {
    const year = statement.startDate.slice(0, 4)
    years.set(year, [...(years.get(year) ?? []), statement])
  }
  return [...years].map(([year, rows]) => ({ year, rows }))
}

/** `10月`, `第3季度`, `全年`: below the head that names the year. */
export function nameOf({ kind, startDate }: Statement): string {
  const month = Number(startDate.slice(5, 7))
  const names = {
    [STATEMENT_KIND.month]: `${month}月`,
    [STATEMENT_KIND.quarter]: `第${Math.ceil(month / 3)}季度`,
    [STATEMENT_KIND.year]: '全年',
  }
  return names[kind]
}

/** `10-01 至 10-31` and `11-03 出具`; the day of issue with its year where that is another one. */
export function coverOf({
  startDate,
  endDate,
  issueDate,
}: Statement): readonly [days: string, issued: string] {
  const issued = issueDate.slice(0, 4) === endDate.slice(0, 4) ? issueDate.slice(5) : issueDate
  return [`${startDate.slice(5)} 至 ${endDate.slice(5)}`, `${issued} 出具`]
}
