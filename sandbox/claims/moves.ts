import { INNER } from '@/contract/codes'
import { type ClaimEvent, claimMachine } from '@/contract/machines/claim'
import { dateTimeInShanghai, todayInShanghai } from '@/lib/date'
import { BusinessError } from '../api/business-error'
import { addWeekdays } from '../portfolio/calendar'
import { changeClaim, claimById, type ClaimRow } from '../store/claims'
import type { Db } from '../store/database'
import { sendNotice } from '../store/notices'
import { addRequestEvent } from '../store/trust-request-events'
import { changeRecord } from '../store/trust-payments'
import { trustById } from '../store/trusts'

/** When an approved claim is paid: at ten on the next working day. */
const PAY_TIME = '10:00:00'

/** The address of a claim's page. */
export const claimPage = (distId: string) => `/phone/myPosition/conditionalAllocationDetail?distId=${distId}`

interface Happening {
  readonly name: string
  readonly remark?: string
  readonly now: number
}

/** Leads a claim to the next state of its machine and notes what happened. Throws `stateConflict` when it cannot happen. */
export function moveClaim(
  db: Db,
  row: ClaimRow,
  event: ClaimEvent,
  { name, remark = '', now }: Happening,
): ClaimRow {
  const status = claimMachine.next(row.status, event)
  if (!status) throw new BusinessError(INNER.stateConflict)
  changeRecord(db, row.dist_id, { status })
  addRequestEvent(db, row.dist_id, { name, remark, time: dateTimeInShanghai(now) })
  return claimById(db, row.dist_id) ?? row
}

function tell(db: Db, row: ClaimRow, title: string, summary: string, now: number): void {
  sendNotice(db, {
    ...{ customerId: row.customer_id, title, summary, bizType: 'claim', bizId: row.dist_id },
    ...{ link: claimPage(row.dist_id), now },
  })
}

export function approveClaim(db: Db, row: ClaimRow, now: number): void {
  const day = addWeekdays(todayInShanghai(now), 1)
  changeClaim(db, row.dist_id, { pay_due: `${day} ${PAY_TIME}` })
  const moved = moveClaim(db, row, 'approve', { name: '审核通过', remark: `预计 ${day} 支付`, now })
  tell(db, moved, '分配申请审核通过', `${trustById(db, row.trust_id)?.name ?? ''}预计 ${day} 支付。`, now)
}

export function rejectClaim(db: Db, row: ClaimRow, reason: string, now: number): void {
  changeRecord(db, row.dist_id, { reject_reason: reason })
  const moved = moveClaim(db, row, 'reject', { name: '审核未通过', remark: reason, now })
  tell(db, moved, '分配申请未通过', `原因：${reason}。您可以补充材料后重新提交。`, now)
}

export function cancelClaim(db: Db, row: ClaimRow, reason: string, now: number): ClaimRow {
  const moved = moveClaim(db, row, 'cancel', { name: '已取消', remark: reason, now })
  changeRecord(db, row.dist_id, { reject_reason: reason })
  return { ...moved, reject_reason: reason }
}
