import type { BankChangeStatus } from '@/contract/machines/bank-change'
import { BANK_CHANGE_STATUS } from '@/contract/tables/trade'
import type { Db } from './database'

/** A row of `bank_changes`: a beneficiary's receiving account is to be changed. Times `YYYY-MM-DD HH:mm:ss` or `''`. */
export interface BankChangeRow {
  readonly apply_id: string
  readonly customer_id: string
  readonly bene_id: string
  readonly apply_no: string
  readonly trust_name: string
  readonly bene_name_mask: string
  readonly old_bank_name: string
  readonly old_card_no_mask: string
  readonly new_bank_name: string
  readonly new_card_no_mask: string
  readonly status: BankChangeStatus
  readonly apply_time: string
  readonly effect_time: string
  readonly reject_reason: string
}

/** The application with this id. */
export function findBankChange(db: Db, applyId: string): BankChangeRow | undefined {
  return db.get<BankChangeRow>('SELECT * FROM bank_changes WHERE apply_id = ?', applyId)
}

/** Id of the application in review for this beneficiary's account; `''` when there is none. */
export function openBankChange(db: Db, beneId: string): string {
  return (
    db.get<{ apply_id: string }>(
      'SELECT apply_id FROM bank_changes WHERE bene_id = ? AND status = ? ORDER BY apply_time DESC LIMIT 1',
      beneId,
      BANK_CHANGE_STATUS.inReview,
    )?.apply_id ?? ''
  )
}

/** Whether somebody other than this customer has named the account that is paid now. */
export function bankChangedByOthers(db: Db, beneId: string, customerId: string): boolean {
  return (
    db.get(
      'SELECT 1 FROM bank_changes WHERE bene_id = ? AND status = ? AND customer_id <> ? LIMIT 1',
      beneId,
      BANK_CHANGE_STATUS.effective,
      customerId,
    ) !== undefined
  )
}

/** A customer's applications, newest first. */
export function bankChangesOf(db: Db, customerId: string): BankChangeRow[] {
  return db.all<BankChangeRow>(
    'SELECT * FROM bank_changes WHERE customer_id = ? ORDER BY apply_time DESC, apply_id DESC',
    customerId,
  )
}
