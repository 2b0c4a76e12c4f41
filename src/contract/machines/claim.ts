import type { CodeOf } from '../code-table'
import { machine } from '../machine'
import { DIST_STATUS } from '../tables/trust'

export type DistStatus = CodeOf<typeof DIST_STATUS>

/**
 * What happens to a claim under a conditional plan (domain contract, B4). Of the customer: `submit` (again, with what was missing,
 * after it was rejected), `cancel`. Of the company: `approve`, `reject`, `pay`, `failPayment` (the trust has not the cash).
 */
export type ClaimEvent = 'submit' | 'cancel' | 'approve' | 'reject' | 'pay' | 'failPayment'

const S = DIST_STATUS

export const claimMachine = machine<DistStatus, ClaimEvent>({
  [S.draft]: { submit: S.inReview, cancel: S.cancelled },
  [S.inReview]: { approve: S.toPay, reject: S.rejected, cancel: S.cancelled },
  [S.toPay]: { pay: S.paid, failPayment: S.failed },
  [S.paid]: {},
  [S.rejected]: { submit: S.inReview },
  [S.cancelled]: {},
  // It is paid once the trust has the cash.
  [S.failed]: { pay: S.paid },
})
