import { labelOf } from '@/contract/labels'
import { appendMachine } from '@/contract/machines/append'
import { APPEND_STATUS, ASSET_SOURCE, PROPERTY_TYPE } from '@/contract/tables/trust'
import { compareDecimals } from '@/lib/decimal'
import { thousands } from '@/lib/format-number'
import { instantOf } from '../clock'
import { filesGiven, type Desk } from '../office/desk'
import { closeOfNextWorkday } from '../orders/order-times'
import { type AppendRow, appendById, appendsInStatus } from '../store/trust-appends'
import { approveAppend, confirmAppend, isMoney, missAppend, rejectAppend } from './moves'

const factsOf = (row: AppendRow) =>
  [
    ['信托', row.trust_id],
    ['财产', row.property_name || labelOf(PROPERTY_TYPE, row.property_type)],
    ['金额', `${row.amount} 元`],
    ['来源', labelOf(ASSET_SOURCE, row.source_of_funds)],
    ['材料', `${(JSON.parse(row.file_ids) as string[]).length} 份`],
  ] as const

/** Appends to family trusts that wait for their review. */
export const appendDesk: Desk = {
  kind: 'append',
  title: '追加委托',
  waiting: db =>
    appendsInStatus(db, APPEND_STATUS.inReview).map(row => ({
      id: row.id,
      customerId: row.customer_id,
      submittedAt: instantOf(row.apply_time),
      dueAt: row.due_at,
      facts: factsOf(row),
    })),
  decide: (db, id, { isPassed, reason }, now) => {
    const row = appendById(db, id)
    if (!row || !appendMachine.allows(row.status, 'approve')) return
    if (isPassed) approveAppend(db, row, now)
    else rejectAppend(db, row, reason, now)
  },
}

/** What customers say they delivered: it is there, is not, or is another sum. */
export const appendArrivalDesk: Desk = {
  kind: 'appendArrival',
  title: '追加财产到账',
  takesAmount: true,
  waiting: db =>
    appendsInStatus(db, APPEND_STATUS.arriving).map(row => ({
      id: row.id,
      customerId: row.customer_id,
      submittedAt: instantOf(row.pay_marked_at),
      dueAt: instantOf(closeOfNextWorkday(row.pay_marked_at)),
      facts: [...factsOf(row), ['交付日期', row.pay_date], ['凭证', row.voucher_file_id ? '已上传' : '无']],
      files: filesGiven([{ name: '凭证', fileId: row.voucher_file_id }]),
    })),
  decide: (db, id, { isPassed, reason, amount }, now) => {
    const row = appendById(db, id)
    if (!row || !appendMachine.allows(row.status, 'miss')) return
    if (!isPassed) return missAppend(db, row, reason, now)
    if (isMoney(row) && amount && compareDecimals(amount, row.amount) !== 0) {
      const words = `到账金额 ${thousands(amount)} 元与申请金额 ${thousands(row.amount)} 元不符，已原路退回。`
      return missAppend(db, row, words, now)
    }
    confirmAppend(db, row, now)
  },
}
