import { AUTH_STATUS } from '@/contract/tables/customer'
import { addDays, todayInShanghai } from '@/lib/date'
import { ID_WARNING_DAYS } from '@/lib/id-card'
import { customersWithPapersUntil, setAuthStatus, type CustomerRow } from '../store/customers'
import type { Db } from '../store/database'
import { sendNotice } from '../store/notices'
import { expiredWords, expiringWords, IDENTITY_PAGE } from './expiry-words'
import { isIdentityInReview } from './in-review'

interface Told {
  readonly title: string
  readonly summary: string
  /** As of the first moment of this day, however late the job comes. */
  readonly on: string
}

function tell(
  db: Db,
  { id: customerId, id_expire_date: lastDay }: CustomerRow,
  { on, ...words }: Told,
): void {
  sendNotice(db, {
    ...{ customerId, ...words, bizType: 'realName', bizId: `ID${lastDay}`, link: IDENTITY_PAGE },
    now: Date.parse(`${on}T00:00:00+08:00`),
  })
}

/**
 * Ninety days before its last day a document is said to run out soon, and on the day after it that it has (rule V-ID-EXP): once
 * each, since the customer's state says that it was done. Whoever's new document is being looked at has done what the warning asks for, and is not
 * warned; whose document was about to end when it was handed in was told on the page that took it.
 */
export function expireIdentities(db: Db, now: number): void {
  const today = todayInShanghai(now)
  db.transaction(() => {
    for (const row of customersWithPapersUntil(db, AUTH_STATUS.passed, addDays(today, ID_WARNING_DAYS))) {
      setAuthStatus(db, row.id, AUTH_STATUS.expiring)
      if (isIdentityInReview(db, row.id, now)) continue
      const words = expiringWords(ID_WARNING_DAYS, row.id_expire_date)
      tell(db, row, { ...words, on: addDays(row.id_expire_date, -ID_WARNING_DAYS) })
    }
    for (const row of customersWithPapersUntil(db, AUTH_STATUS.expiring, addDays(today, -1))) {
      setAuthStatus(db, row.id, AUTH_STATUS.expired)
      const words = expiredWords(row.id_expire_date, isIdentityInReview(db, row.id, now))
      tell(db, row, { ...words, on: addDays(row.id_expire_date, 1) })
    }
  })
}
