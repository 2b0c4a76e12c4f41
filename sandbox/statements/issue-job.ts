import type { Statement } from '@/contract/statement'
import { todayInShanghai } from '@/lib/date'
import { SEED_TIME } from '../clock'
import { addMonths } from '../portfolio/calendar'
import { listCustomers } from '../store/customers'
import type { Db } from '../store/database'
import { readMeta, writeMeta } from '../store/meta'
import { sendNotice } from '../store/notices'
import { statementsOf } from './of-customer'
import { titleOf } from './paper'
import { statementsUntil } from './periods'

/** The last day whose statements the customers have been told of. */
const TOLD_UNTIL = 'statementsToldUntil'

/** What is issued on one day is told at once, the shortest period first: a January brings three. */
function byDay(list: readonly Statement[]): ReadonlyMap<string, readonly Statement[]> {
  const days = new Map<string, Statement[]>()
  for (const statement of [...list].reverse()) {
    days.set(statement.issueDate, [...(days.get(statement.issueDate) ?? []), statement])
  }
  return days
}

function tell(db: Db, customerId: string, issueDate: string, issued: readonly Statement[]): void {
  sendNotice(db, {
    customerId,
    title: '新的对账单已出具',
    summary: `${issued.map(titleOf).join('、')}已出具，可随时查看或下载。`,
    bizType: 'statement',
    bizId: issued.map(({ statementId }) => statementId).join(' '),
    link: '/phone/statements',
    now: Date.parse(`${issueDate}T09:00:00+08:00`),
  })
}

/** Tells of the statements that have come since it last looked; of those that are older than the seed data nobody is told. */
export function tellOfStatements(db: Db, now: number): void {
  const today = todayInShanghai(now)
  const toldUntil = readMeta(db, TOLD_UNTIL) ?? todayInShanghai(SEED_TIME)
  if (toldUntil >= today) return
  db.transaction(() => {
    writeMeta(db, TOLD_UNTIL, today)
    const isNew = ({ issueDate }: Statement) => issueDate > toldUntil && issueDate <= today
    // The ledgers are long: they are read on days alone on which something is issued.
    if (!statementsUntil(addMonths(toldUntil, -12), today).list.some(isNew)) return
    for (const { id } of listCustomers(db)) {
      const issued = byDay(statementsOf(db, id, today).list.filter(isNew))
      for (const [day, statements] of issued) tell(db, id, day, statements)
    }
  })
}
