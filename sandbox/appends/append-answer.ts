import type { Append } from '@/contract/append'
import { appendMachine } from '@/contract/machines/append'
import { APPEND_STATUS } from '@/contract/tables/trust'
import type { Timeline } from '@/contract/timeline'
import { dateTimeInShanghai } from '@/lib/date'
import { shownFile } from '../handlers/upload'
import { bankNameMask } from '../portfolio/bank'
import type { Db } from '../store/database'
import type { AppendRow } from '../store/trust-appends'
import { eventsOfRequest } from '../store/trust-request-events'
import { trustById } from '../store/trusts'
import { uploadedFileById } from '../store/uploads'
import { accountOf } from '../trusts/account'
import { isMoney } from './moves'

const S = APPEND_STATUS
const NO_ACCOUNT = { payAccountName: '', payAccountNo: '', payBank: '', payRemark: '' } as const

/** Whether it can be delivered now: later, it would only be sent back. */
export const canDeliver = (row: AppendRow, time: string): boolean =>
  appendMachine.allows(row.status, 'deliver') && row.pay_deadline > time

const toCome = (name: string, remark = ''): Timeline[number] => ({ name, time: '', remark, isDone: '0' })

function comingSteps(row: AppendRow): Timeline {
  const delivered = toCome(
    isMoney(row) ? '打款' : '财产转移',
    row.pay_deadline && `截止 ${row.pay_deadline.slice(0, 16)}`,
  )
  const confirmed = toCome(isMoney(row) ? '到账确认' : '财产转移确认', '预计 1 个工作日')
  switch (row.status) {
    case S.inReview:
      return [toCome('审核', `预计 ${row.promised_date} 前`), delivered, confirmed]
    case S.toPay:
      return [delivered, confirmed]
    case S.arriving:
      return [confirmed]
    default:
      return []
  }
}

/** Money goes to the trust's own account once it is awaited. */
function accountFor(db: Db, row: AppendRow) {
  const trust = trustById(db, row.trust_id)
  if (!trust || !isMoney(row) || row.status !== S.toPay) return NO_ACCOUNT
  const { name, no, bank } = accountOf(trust)
  return { payAccountName: name, payAccountNo: no, payBank: bank, payRemark: row.apply_no }
}

/** One append as the API sends it, at a moment of data time. */
export function appendAnswerOf(db: Db, row: AppendRow, now: number): Append {
  const time = dateTimeInShanghai(now)
  const done = eventsOfRequest(db, row.id).map(event => ({ ...event, isDone: '1' as const }))
  return {
    appendId: row.id,
    applyNo: row.apply_no,
    trustId: row.trust_id,
    trustName: trustById(db, row.trust_id)?.name ?? '',
    amount: row.amount,
    propertyType: row.property_type,
    propertyName: row.property_name,
    sourceOfFunds: row.source_of_funds,
    cardId: row.card_id,
    bankNameMask: bankNameMask(row),
    files: (JSON.parse(row.file_ids) as string[]).flatMap(id => {
      const file = uploadedFileById(db, id)
      return file ? [shownFile(file)] : []
    }),
    status: row.status,
    applyTime: row.apply_time,
    promisedDate: row.promised_date,
    ...accountFor(db, row),
    payDeadline: row.pay_deadline,
    payDate: row.pay_date,
    confirmDate: row.confirm_date,
    rejectReason: row.reject_reason,
    canDeliver: canDeliver(row, time) ? '1' : '0',
    canCancel: appendMachine.allows(row.status, 'withdraw') ? '1' : '0',
    canReapply: row.status === S.rejected ? '1' : '0',
    timeline: [...done, ...comingSteps(row)],
    serverTime: time,
  }
}
