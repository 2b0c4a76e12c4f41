import { machine } from '../machine'
import type { CodeOf } from '../code-table'
import { CANCEL_STATUS } from '../tables/account-cancel'

/** An application to close an account: open until it is decided, and until then the customer's to take back. */
export const cancelMachine = machine<CodeOf<typeof CANCEL_STATUS>, 'approve' | 'reject' | 'withdraw'>({
  [CANCEL_STATUS.inReview]: {
    approve: CANCEL_STATUS.cancelled,
    reject: CANCEL_STATUS.rejected,
    withdraw: CANCEL_STATUS.withdrawn,
  },
  [CANCEL_STATUS.cancelled]: {},
  [CANCEL_STATUS.rejected]: {},
  [CANCEL_STATUS.withdrawn]: {},
})
