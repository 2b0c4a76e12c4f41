import { APPEND_STATUS } from '@/contract/tables/trust'
import { dateTimeInShanghai } from '@/lib/date'
import { instantOf } from '../clock'
import { unpaidUntil } from '../orders/order-times'
import type { Db } from '../store/database'
import { appendsInStatus } from '../store/trust-appends'
import { lapseAppend } from './moves'

/** Closes what was approved and never delivered, as of the end of its time. */
export function lapseAppends(db: Db, now: number): void {
  const time = dateTimeInShanghai(now)
  for (const row of appendsInStatus(db, APPEND_STATUS.toPay)) {
    const end = unpaidUntil(row.pay_deadline)
    if (end <= time) db.transaction(() => lapseAppend(db, row, instantOf(end)))
  }
}
