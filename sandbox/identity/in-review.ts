import { INNER } from '@/contract/codes'
import { ID_APPLICATION_STATUS } from '@/contract/tables/identity'
import { BusinessError } from '../api/business-error'
import type { HandlerContext } from '../api/handler'
import type { Db } from '../store/database'
import { openIdentityApplication } from '../store/identity-applications'
import { lastPaperApplication } from '../store/paper-applications'

/** Whether people are deciding about a document of the customer: an ID card, or another one. */
export function isIdentityInReview(db: Db, customerId: string, now: number): boolean {
  const open = [openIdentityApplication(db, customerId, now), lastPaperApplication(db, customerId, now)]
  return open.some(row => row?.status === ID_APPLICATION_STATUS.inReview)
}

/** While people decide, nothing new is taken: by ID card, or by another document. */
export function refuseWhileInReview({ db, customerId, now }: HandlerContext): void {
  if (isIdentityInReview(db, customerId, now())) {
    throw new BusinessError(INNER.stateConflict, { msg: '认证正在审核，无需重复提交' })
  }
}
