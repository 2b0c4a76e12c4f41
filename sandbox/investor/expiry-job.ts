import { investorMachine } from '@/contract/machines/investor'
import { QUALIFIED_STATUS } from '@/contract/tables/customer'
import { INVESTOR_APPLICATION_STATUS } from '@/contract/tables/investor'
import { addDays, todayInShanghai } from '@/lib/date'
import { setQualified } from '../store/customers'
import type { Db } from '../store/database'
import {
  lastInvestorApplication,
  moveInvestorApplication,
  outlivedInvestorApplications,
} from '../store/investor-applications'
import { sendNotice } from '../store/notices'
import { INVESTOR_PAGE } from './investor-desk'

/** How the customer stands once nothing counts any more: by an application in its place, where there is one. */
function standingAfter(db: Db, customerId: string): string {
  switch (lastInvestorApplication(db, customerId)?.status) {
    case INVESTOR_APPLICATION_STATUS.inReview:
      return QUALIFIED_STATUS.inReview
    case INVESTOR_APPLICATION_STATUS.rejected:
      return QUALIFIED_STATUS.rejected
    default:
      return QUALIFIED_STATUS.expired
  }
}

/** Ends what has passed its last day, and tells the customer. */
export function expireInvestors(db: Db, now: number): void {
  db.transaction(() => {
    for (const row of outlivedInvestorApplications(db, todayInShanghai(now))) {
      const status = investorMachine.next(row.status, 'expire')
      if (!status) continue
      const { apply_id: bizId, customer_id: customerId, expire_date: lastDay } = row
      moveInvestorApplication(db, bizId, { status })
      const standing = standingAfter(db, customerId)
      setQualified(db, customerId, standing, standing === QUALIFIED_STATUS.expired ? lastDay : '')
      sendNotice(db, {
        customerId,
        title: '合格投资者认定已过期',
        summary: `您的合格投资者认定有效期至 ${lastDay}。认购、追加前，请重新申请认定。`,
        bizType: 'investor',
        bizId,
        link: INVESTOR_PAGE,
        // As of the first moment of the day after, however late the job comes.
        now: Date.parse(`${addDays(lastDay, 1)}T00:00:00+08:00`),
      })
    }
  })
}
