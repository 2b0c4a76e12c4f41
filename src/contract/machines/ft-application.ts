import type { CodeOf } from '../code-table'
import { machine } from '../machine'
import { FT_APPLY_STATUS } from '../tables/trust'

/**
 * What happens to an application for a family trust. Of the customer: `submit` (again, after it was returned), `withdraw`,
 * `openContract`, `sign`, `deliver`. Of the company: `approve`, `return`, `refuse`, `receive` (all property is there), `missProperty`
 * (some is not), `end`.
 */
export type FtApplicationEvent =
  | 'submit'
  | 'withdraw'
  | 'openContract'
  | 'sign'
  | 'deliver'
  | 'approve'
  | 'return'
  | 'refuse'
  | 'receive'
  | 'missProperty'
  | 'end'

export type FtApplyStatus = CodeOf<typeof FT_APPLY_STATUS>

const S = FT_APPLY_STATUS

/** A family trust from the first draft to its end (domain contract, B4). */
export const ftApplicationMachine = machine<FtApplyStatus, FtApplicationEvent>({
  [S.draft]: { submit: S.inReview, withdraw: S.withdrawn },
  [S.inReview]: { approve: S.toSign, return: S.returned, refuse: S.refused, withdraw: S.withdrawn },
  [S.returned]: { submit: S.inReview, withdraw: S.withdrawn },
  [S.toSign]: { openContract: S.signing },
  [S.signing]: { sign: S.toDeliver },
  [S.toDeliver]: { deliver: S.deliveryInReview },
  [S.deliveryInReview]: { receive: S.established, missProperty: S.toDeliver },
  [S.established]: { end: S.ended },
  [S.ended]: {},
  [S.withdrawn]: {},
  [S.refused]: {},
})
