import type { CodeOf } from '../code-table'
import { machine } from '../machine'
import { BANK_CHANGE_STATUS } from '../tables/trade'

export type BankChangeStatus = CodeOf<typeof BANK_CHANGE_STATUS>

/** What happens to the change of a beneficiary's account (domain contract, B4): the company decides; until then the old one is paid to. */
export type BankChangeEvent = 'approve' | 'reject'

const S = BANK_CHANGE_STATUS

export const bankChangeMachine = machine<BankChangeStatus, BankChangeEvent>({
  [S.inReview]: { approve: S.effective, reject: S.rejected },
  [S.effective]: {},
  [S.rejected]: {},
})
