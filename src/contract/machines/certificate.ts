import type { CodeOf } from '../code-table'
import { machine } from '../machine'
import { CERT_STATUS } from '../tables/certificate'

/**
 * An asset certificate, from the application to its last day. It is the customer's to take back until somebody has begun to
 * look at it.
 */
export const certificateMachine = machine<
  CodeOf<typeof CERT_STATUS>,
  'takeUp' | 'issue' | 'reject' | 'withdraw' | 'expire'
>({
  [CERT_STATUS.waiting]: { takeUp: CERT_STATUS.inReview, withdraw: CERT_STATUS.withdrawn },
  [CERT_STATUS.inReview]: { issue: CERT_STATUS.issued, reject: CERT_STATUS.rejected },
  [CERT_STATUS.issued]: { expire: CERT_STATUS.expired },
  [CERT_STATUS.rejected]: {},
  [CERT_STATUS.expired]: {},
  [CERT_STATUS.withdrawn]: {},
})
