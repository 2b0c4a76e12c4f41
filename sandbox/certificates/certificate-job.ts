import { certificateMachine } from '@/contract/machines/certificate'
import { todayInShanghai } from '@/lib/date'
import {
  certificatesToTakeUp,
  dropCertificateFile,
  moveCertificate,
  outlivedCertificates,
} from '../store/certificates'
import type { Db } from '../store/database'

/** How long after an application somebody begins to look at it, milliseconds: so long it can be taken back. */
export const REVIEW_AFTER_MS = 2 * 3_600_000

/** Takes up what has waited, and ends what has passed its last day: its file can be fetched no more. */
export function runCertificateJob(db: Db, now: number): void {
  db.transaction(() => {
    for (const row of certificatesToTakeUp(db, now)) {
      const status = certificateMachine.next(row.status, 'takeUp')
      if (status) moveCertificate(db, row.cert_id, { status })
    }
    for (const row of outlivedCertificates(db, todayInShanghai(now))) {
      const status = certificateMachine.next(row.status, 'expire')
      if (!status) continue
      moveCertificate(db, row.cert_id, { status })
      dropCertificateFile(db, row)
    }
  })
}
