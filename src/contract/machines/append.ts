import type { CodeOf } from '../code-table'
import { machine } from '../machine'
import { APPEND_STATUS } from '../tables/trust'

export type AppendStatus = CodeOf<typeof APPEND_STATUS>

/**
 * What happens to an append to a family trust (domain contract, B4). Of the customer: `deliver` (the money is sent, the property is
 * handed over), `withdraw`. Of the company: `approve`, `reject`, `confirm`, `miss` (nothing came in). By the clock: `lapse`.
 */
export type AppendEvent = 'approve' | 'reject' | 'withdraw' | 'deliver' | 'confirm' | 'miss' | 'lapse'

const S = APPEND_STATUS

export const appendMachine = machine<AppendStatus, AppendEvent>({
  [S.inReview]: { approve: S.toPay, reject: S.rejected, withdraw: S.withdrawn },
  // Money is found at times before the customer says that it was sent.
  [S.toPay]: { deliver: S.arriving, confirm: S.confirmed, withdraw: S.withdrawn, lapse: S.withdrawn },
  [S.arriving]: { confirm: S.confirmed, miss: S.toPay },
  [S.confirmed]: {},
  [S.rejected]: {},
  [S.withdrawn]: {},
})
