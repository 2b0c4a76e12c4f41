import type { Statement } from '@/contract/statement'
import { STATEMENT_KIND } from '@/contract/tables/statement'
import { addDays } from '@/lib/date'
import { addMonths } from '../portfolio/calendar'

/** Days from the last of a period until its statement can be read: net values of that day are known by then. */
export const ISSUE_DAYS = 3

interface Kind {
  readonly kind: Statement['kind']
  readonly months: number
  /** What a period is called by its first day. */
  readonly idOf: (first: string) => string
}

const KINDS: readonly Kind[] = [
  { kind: STATEMENT_KIND.month, months: 1, idOf: first => first.slice(0, 7) },
  {
    kind: STATEMENT_KIND.quarter,
    months: 3,
    idOf: first => `${first.slice(0, 4)}-Q${Math.ceil(Number(first.slice(5, 7)) / 3)}`,
  },
  { kind: STATEMENT_KIND.year, months: 12, idOf: first => first.slice(0, 4) },
]

/** The first day of the period of so many months that a day lies in. */
function startOf(day: string, months: number): string {
  const month = Number(day.slice(5, 7))
  const first = month - ((month - 1) % months)
  return `${day.slice(0, 4)}-${String(first).padStart(2, '0')}-01`
}

/** Every period of a kind from that of a day on, oldest first; without end. */
function* periodsOf({ kind, months, idOf }: Kind, firstDay: string): Generator<Statement> {
  for (let startDate = startOf(firstDay, months); ; startDate = addMonths(startDate, months)) {
    const endDate = addDays(addMonths(startDate, months), -1)
    yield { statementId: idOf(startDate), kind, startDate, endDate, issueDate: addDays(endDate, ISSUE_DAYS) }
  }
}

/**
 * The statements that can be read on a day, newest first and of periods that end together the longer one first, and when the next
 * one comes. `firstDay`: on which the customer first held anything.
 */
export function statementsUntil(
  firstDay: string,
  today: string,
): { readonly list: readonly Statement[]; readonly nextIssueDate: string } {
  const list: Statement[] = []
  let nextIssueDate = ''
  for (const kind of KINDS) {
    for (const statement of periodsOf(kind, firstDay)) {
      if (statement.issueDate > today) {
        if (!nextIssueDate || statement.issueDate < nextIssueDate) nextIssueDate = statement.issueDate
        break
      }
      list.push(statement)
    }
  }
  list.sort(
    (one, other) => other.endDate.localeCompare(one.endDate) || one.startDate.localeCompare(other.startDate),
  )
  return { list, nextIssueDate }
}
