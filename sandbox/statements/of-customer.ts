import { firstDayOf, incomeBooksOf } from '../portfolio/income'
import type { Db } from '../store/database'
import { VIEW } from './content'
import { statementsUntil } from './periods'

const NONE: ReturnType<typeof statementsUntil> = { list: [], nextIssueDate: '' }

/** The statements of a customer that can be read on a day; nobody has one who has never held anything. */
export function statementsOf(db: Db, customerId: string, today: string): ReturnType<typeof statementsUntil> {
  const firstDay = firstDayOf(incomeBooksOf(db, customerId, VIEW))
  return firstDay ? statementsUntil(firstDay, today) : NONE
}
