import { DRAFT_KEPT_DAYS } from '@/contract/draft'
import { dateTimeInShanghai } from '@/lib/date'
import type { Db } from '../store/database'
import { deleteApplication, forgottenDrafts } from '../store/ft-applications'

const DAY_MS = 86_400_000

/** Removes drafts that nobody went on with for two months, with everything that was filled in. */
export function dropForgottenApplications(db: Db, now: number): void {
  const at = now - DRAFT_KEPT_DAYS * DAY_MS
  db.transaction(() => {
    for (const row of forgottenDrafts(db, dateTimeInShanghai(at), at)) deleteApplication(db, row)
  })
}
