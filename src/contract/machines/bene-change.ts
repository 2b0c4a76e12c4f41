import type { CodeOf } from '../code-table'
import { machine } from '../machine'
import { BENE_CHANGE_STATUS } from '../tables/beneficiary'

export type BeneChangeStatus = CodeOf<typeof BENE_CHANGE_STATUS>

/** `withdraw`, of the customer: from the review back to be changed; before it, given up. */
export type BeneChangeEvent = 'submit' | 'withdraw' | 'approve' | 'refuse'

const S = BENE_CHANGE_STATUS

/** A change of the beneficiaries of an established trust: one request, of which nothing counts before it is approved. */
export const beneChangeMachine = machine<BeneChangeStatus, BeneChangeEvent>({
  [S.draft]: { submit: S.inReview, withdraw: S.dropped },
  [S.inReview]: { approve: S.applied, refuse: S.refused, withdraw: S.draft },
  [S.refused]: { submit: S.inReview, withdraw: S.dropped },
  [S.applied]: {},
  [S.dropped]: {},
})
