import { randomInt } from 'node:crypto'
import { BANK_CHANGE_STATUS } from '@/contract/tables/trade'
import { dateTimeInShanghai } from '@/lib/date'
import { maskCard } from '@/lib/mask'
import type { BankChangeRow } from './bank-changes'
import type { Db } from './database'
import { insertRows } from './insert'

/** A row of `bank_change_cards`: the account that is asked for, and when; times are milliseconds of data time. */
export interface BankChangeCardRow {
  readonly apply_id: string
  readonly card_no: string
  readonly account_owner: string
  readonly account_name: string
  /** Ids as JSON. */
  readonly file_ids: string
  readonly submitted_at: number
  readonly due_at: number
  readonly promised_date: string
}

/** A change with the account that it asks for. */
export type AccountChange = BankChangeRow & BankChangeCardRow

const JOINED = 'SELECT * FROM bank_changes JOIN bank_change_cards USING (apply_id)'

export function accountChangeById(db: Db, applyId: string): AccountChange | undefined {
  return db.get<AccountChange>(`${JOINED} WHERE apply_id = ?`, applyId)
}

/** What was last asked for a beneficiary's account by this customer. */
export function lastAccountChange(db: Db, beneId: string, customerId: string): AccountChange | undefined {
  return db.get<AccountChange>(
    `${JOINED} WHERE bene_id = ? AND customer_id = ? ORDER BY apply_time DESC, apply_id DESC LIMIT 1`,
    beneId,
    customerId,
  )
}

export function accountChangesInReview(db: Db): AccountChange[] {
  return db.all<AccountChange>(
    `${JOINED} WHERE status = ? ORDER BY due_at, apply_id`,
    BANK_CHANGE_STATUS.inReview,
  )
}

/** Asks for another account; ask first whether a change is in review. Answers its id. */
export function addAccountChange(
  db: Db,
  change: Pick<
    BankChangeRow,
    | 'customer_id'
    | 'bene_id'
    | 'trust_name'
    | 'bene_name_mask'
    | 'old_bank_name'
    | 'old_card_no_mask'
    | 'new_bank_name'
  > &
    Omit<BankChangeCardRow, 'apply_id'>,
): string {
  const { card_no, account_owner, account_name, file_ids, submitted_at, due_at, promised_date, ...facts } =
    change
  const time = dateTimeInShanghai(submitted_at)
  const applyNo = `${time.slice(0, 10).replace(/-/g, '')}${String(randomInt(100_000)).padStart(5, '0')}${String(submitted_at % 1000).padStart(3, '0')}`
  const applyId = `BC${applyNo}`
  insertRows(db, 'bank_changes', [
    {
      ...facts,
      apply_id: applyId,
      apply_no: applyNo,
      new_card_no_mask: maskCard(card_no),
      status: BANK_CHANGE_STATUS.inReview,
      apply_time: time,
      effect_time: '',
      reject_reason: '',
    },
  ])
  insertRows(db, 'bank_change_cards', [
    {
      apply_id: applyId,
      card_no,
      account_owner,
      account_name,
      file_ids,
      submitted_at,
      due_at,
      promised_date,
    },
  ])
  return applyId
}

/** Decides a change. */
export function decideAccountChange(
  db: Db,
  applyId: string,
  decided: { readonly status: string; readonly reason?: string; readonly now: number },
): void {
  db.run(
    'UPDATE bank_changes SET status = ?, effect_time = ?, reject_reason = ? WHERE apply_id = ?',
    ...[decided.status, dateTimeInShanghai(decided.now), decided.reason ?? '', applyId],
  )
}
