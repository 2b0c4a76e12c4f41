import { ftApplicationMachine } from '@/contract/machines/ft-application'
import { FT_APPLY_STATUS } from '@/contract/tables/trust'
import { compareDecimals } from '@/lib/decimal'
import { dateTimeInShanghai } from '@/lib/date'
import { thousands } from '@/lib/format-number'
import { instantOf } from '../clock'
import type { Decision } from '../office/decision'
import { numberedFiles, type Desk } from '../office/desk'
import { closeOfNextWorkday, later } from '../orders/order-times'
import { exact } from '../portfolio/amounts'
import type { Db } from '../store/database'
import {
  applicationById,
  applicationsInStatus,
  changeApplication,
  type FtApplicationRow,
} from '../store/ft-applications'
import { establishTrust } from './establish'
import { moveApplication, tellOfApplication } from './moves'

/** The delivery is not whole: says what is missing, and leaves a working day at least for it. */
function missProperty(db: Db, row: FtApplicationRow, words: string, received: string, now: number): void {
  const until = later(row.deliver_until, closeOfNextWorkday(dateTimeInShanghai(now)))
  const note = `${words}请在 ${until.slice(0, 16)} 前补齐。`
  const change = {
    received_amount: received,
    delivery_note: words,
    deliver_until: until,
    voucher_file_ids: '[]',
  }
  const moved = moveApplication(db, row, 'missProperty', {
    name: '交付未确认',
    remark: words,
    note,
    change,
    now,
  })
  tellOfApplication(db, moved, {
    title: '家族信托财产尚未交付完毕',
    summary: `${row.trust_name}：${note}`,
    now,
  })
}

function decide(db: Db, row: FtApplicationRow, { isPassed, reason, amount }: Decision, now: number): void {
  const before = row.received_amount || '0.00'
  if (!isPassed) return missProperty(db, row, reason, before, now)
  const received = amount ? exact(before).plus(exact(amount)).toFixed(2) : row.initial_amount
  if (compareDecimals(received, row.initial_amount) === 1) {
    const words = `到账 ${thousands(amount ?? received)} 元，超出应交付的金额，已原路退回。`
    return missProperty(db, row, words, before, now)
  }
  if (compareDecimals(received, row.initial_amount) === -1) {
    const missing = exact(row.initial_amount).minus(exact(received)).toFixed(2)
    const words = `已收到 ${thousands(received)} 元，尚缺 ${thousands(missing)} 元。`
    return missProperty(db, row, words, received, now)
  }
  changeApplication(db, row.id, { received_amount: received, delivery_note: '' })
  establishTrust(db, row.id, now)
}

/** Property that customers say they delivered: it is there, in part, or not. */
export const ftDeliveryDesk: Desk = {
  kind: 'ftDelivery',
  title: '家族信托财产交付',
  takesAmount: true,
  waiting: db =>
    applicationsInStatus(db, FT_APPLY_STATUS.deliveryInReview).map(row => ({
      id: row.id,
      customerId: row.customer_id,
      submittedAt: instantOf(row.update_time),
      dueAt: row.due_at ?? instantOf(closeOfNextWorkday(row.update_time)),
      facts: [
        ['信托', row.trust_name],
        ['设立金额', `${thousands(row.initial_amount)} 元`],
        ['已收到', `${thousands(row.received_amount || '0.00')} 元`],
        ['凭证', `${(JSON.parse(row.voucher_file_ids) as string[]).length} 份`],
        ['期限', row.update_time > row.deliver_until ? '逾期交付' : row.deliver_until],
      ],
      files: numberedFiles('凭证', JSON.parse(row.voucher_file_ids) as string[]),
    })),
  decide: (db, id, decision, now) => {
    const row = applicationById(db, id)
    if (row && ftApplicationMachine.allows(row.status, 'missProperty')) decide(db, row, decision, now)
  },
}
