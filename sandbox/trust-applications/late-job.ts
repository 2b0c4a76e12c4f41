import { FT_APPLY_STATUS } from '@/contract/tables/trust'
import { dateTimeInShanghai } from '@/lib/date'
import {
  addFtEvent,
  applicationsInStatus,
  changeApplication,
  eventsOfApplication,
  type FtApplicationRow,
} from '../store/ft-applications'
import type { Db } from '../store/database'
import { tellOfApplication } from './moves'

const LATE = '交付逾期'

/** One deadline is said to be over once; a delivery that was not whole gets another, which may pass as well. */
const remarkOf = ({ deliver_until: until }: FtApplicationRow) => `应于 ${until.slice(0, 16)} 前交付`

function tellOf(db: Db, row: FtApplicationRow, now: number): void {
  const note = '已超过交付期限，请尽快交付信托财产；逾期交付的财产仍可提交，由受托人确认。'
  addFtEvent(db, row.id, { name: LATE, remark: remarkOf(row), time: row.deliver_until })
  changeApplication(db, row.id, { status_note: note })
  tellOfApplication(db, row, { title: '家族信托财产交付已逾期', summary: `${row.trust_name}：${note}`, now })
}

/**
 * Tells customers whose property should have been delivered by now. The application stays 待交付财产: the contract is signed, its table of
 * states has no other way on, and what comes late is looked at like any other delivery.
 */
export function tellLateDeliveries(db: Db, now: number): void {
  const time = dateTimeInShanghai(now)
  for (const row of applicationsInStatus(db, FT_APPLY_STATUS.toDeliver)) {
    if (row.deliver_until === '' || row.deliver_until > time) continue
    const isTold = eventsOfApplication(db, row.id).some(
      ({ name, remark }) => name === LATE && remark === remarkOf(row),
    )
    if (!isTold) db.transaction(() => tellOf(db, row, now))
  }
}
