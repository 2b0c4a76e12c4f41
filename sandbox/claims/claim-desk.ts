import { labelOf } from '@/contract/labels'
import { claimMachine } from '@/contract/machines/claim'
import { DIST_CONDITION, DIST_STATUS } from '@/contract/tables/trust'
import { instantOf } from '../clock'
import { numberedFiles, type Desk } from '../office/desk'
import { claimById, claimsInStatus } from '../store/claims'
import { planById } from '../store/trust-payments'
import { approveClaim, rejectClaim } from './moves'

/** Claims under conditional plans that wait for their review. */
export const claimDesk: Desk = {
  kind: 'claim',
  title: '条件分配申请',
  waiting: db =>
    claimsInStatus(db, DIST_STATUS.inReview).map(row => ({
      id: row.dist_id,
      customerId: row.customer_id,
      submittedAt: instantOf(row.apply_time),
      dueAt: row.due_at,
      facts: [
        ['信托', row.trust_id],
        ['条件', labelOf(DIST_CONDITION, row.condition_type)],
        ['金额', `${row.amount} 元`],
        ['材料', `${(JSON.parse(row.file_ids) as string[]).length} 份`],
        ['说明', row.remark || '无'],
      ],
      files: numberedFiles('材料', JSON.parse(row.file_ids) as string[]),
    })),
  decide: (db, id, { isPassed, reason }, now) => {
    const row = claimById(db, id)
    if (!row || !claimMachine.allows(row.status, 'approve')) return
    // The plan was taken out of the contract while the claim was looked at.
    const isGone = planById(db, row.plan_id)?.status === DIST_STATUS.cancelled
    if (isGone) rejectClaim(db, row, '分配方案已变更，该项分配不再办理', now)
    else if (isPassed) approveClaim(db, row, now)
    else rejectClaim(db, row, reason, now)
  },
}
