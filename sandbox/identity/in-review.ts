import { INNER } from '@/contract/codes'
import { ID_APPLICATION_STATUS } from '@/contract/tables/identity'
import { BusinessError } from '../api/business-error'
import type { HandlerContext } from '../api/handler'
import { openIdentityApplication } from '../store/identity-applications'
import { lastPaperApplication } from '../store/paper-applications'

/** While people decide, nothing new is taken: by ID card, or by another document. */
export function refuseWhileInReview({ db, customerId, now }: HandlerContext): void {
  const open = [openIdentityApplication(db, customerId, now()), lastPaperApplication(db, customerId, now())]
  if (open.some(row => row?.status === ID_APPLICATION_STATUS.inReview)) {
    throw new BusinessError(INNER.stateConflict, { msg: '认证正在审核，无需重复提交' })
  }
}
