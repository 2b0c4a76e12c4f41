import { APPEND_DELIVERY_WORKING_DAYS } from '@/contract/append'
import { INNER } from '@/contract/codes'
import { type AppendEvent, appendMachine } from '@/contract/machines/append'
import { TRADE_STATUS, TRADE_TYPE } from '@/contract/tables/trade'
import { PROPERTY_TYPE } from '@/contract/tables/trust'
import { dateTimeInShanghai } from '@/lib/date'
import { thousands } from '@/lib/format-number'
import { BusinessError } from '../api/business-error'
import { closeOfBusiness, closeOfNextWorkday, later } from '../orders/order-times'
import type { Db } from '../store/database'
import { sendNotice } from '../store/notices'
import { type AppendRow, appendById, changeAppend } from '../store/trust-appends'
import { addRequestEvent } from '../store/trust-request-events'
import { addProperty } from '../store/trust-property'
import { insertTrades, newSerialNo } from '../store/trades'
import { trustById } from '../store/trusts'
import { bookFlow } from '../trusts/flows'

/** The address of an append's page. */
export const appendPage = (appendId: string) => `/phone/myPosition/appendDetails?appendId=${appendId}`

export const isMoney = ({ property_type: type }: Pick<AppendRow, 'property_type'>): boolean =>
  type === PROPERTY_TYPE.cash

interface Happening {
  readonly name: string
  readonly remark?: string
  readonly change?: Partial<AppendRow>
  readonly now: number
}

/** Leads an append to the next state of its machine and notes what happened. Throws `stateConflict` when it cannot happen. */
export function moveAppend(db: Db, row: AppendRow, event: AppendEvent, happening: Happening): AppendRow {
  const status = appendMachine.next(row.status, event)
  if (!status) throw new BusinessError(INNER.stateConflict)
  const { name, remark = '', change = {}, now } = happening
  changeAppend(db, row.id, { ...change, status })
  addRequestEvent(db, row.id, { name, remark, time: dateTimeInShanghai(now) })
  return appendById(db, row.id) ?? row
}

function tell(db: Db, row: AppendRow, title: string, summary: string, now: number): void {
  const { customer_id: customerId, id: bizId } = row
  sendNotice(db, {
    ...{ customerId, title, summary, bizType: 'append', bizId, link: appendPage(row.id), now },
  })
}

const nameOf = (db: Db, { trust_id: trustId }: AppendRow) => trustById(db, trustId)?.name ?? ''

/** It may be delivered from now on, until the close of the fifth working day. */
export function approveAppend(db: Db, row: AppendRow, now: number): void {
  const deadline = closeOfBusiness(dateTimeInShanghai(now), APPEND_DELIVERY_WORKING_DAYS)
  const moved = moveAppend(db, row, 'approve', { name: '审核通过', change: { pay_deadline: deadline }, now })
  const act = isMoney(row) ? '打款' : '办理财产转移'
  tell(db, moved, '追加委托审核通过', `请在 ${deadline.slice(0, 16)} 前${act}，逾期申请将关闭。`, now)
}

export function rejectAppend(db: Db, row: AppendRow, reason: string, now: number): void {
  const moved = moveAppend(db, row, 'reject', {
    name: '审核未通过',
    remark: reason,
    change: { reject_reason: reason },
    now,
  })
  tell(db, moved, '追加委托未通过', `原因：${reason}。您可以修改后重新提交。`, now)
}

/** What came in stands in the trust's books: its trade, its total, and its cash when it is money. */
export function confirmAppend(db: Db, row: AppendRow, now: number): void {
  const time = dateTimeInShanghai(now)
  const day = time.slice(0, 10)
  const moved = moveAppend(db, row, 'confirm', {
    name: isMoney(row) ? '到账确认' : '财产转移确认',
    change: { confirm_date: day, pay_deadline: '' },
    now,
  })
  const serialNo = newSerialNo(db, day)
  insertTrades(db, [
    {
      trade_id: `T${serialNo}`,
      serial_no: serialNo,
      customer_id: row.customer_id,
      trust_id: row.trust_id,
      product_name: nameOf(db, row),
      trade_type: TRADE_TYPE.append,
      trade_status: TRADE_STATUS.arrived,
      apply_time: time,
      confirm_date: day,
      arrive_date: day,
      apply_amount: row.amount,
      confirm_amount: row.amount,
      bank_name: row.bank_name,
      card_no_mask: row.card_no_mask,
      remark: `追加委托 ${row.apply_no}`,
    },
  ])
  if (!isMoney(row)) {
    addProperty(db, {
      ...{ trust_id: row.trust_id, property_type: row.property_type, name: row.property_name },
      ...{ value: row.amount, since: day },
    })
  }
  bookFlow(db, row.trust_id, day, { total: row.amount, cash: isMoney(row) ? row.amount : '0.00' })
  tell(db, moved, '追加委托已确认', `${nameOf(db, row)}已收到 ${thousands(row.amount)} 元的追加财产。`, now)
}

/** What was announced is not there: it may be delivered again, at least until the next working day ends. */
export function missAppend(db: Db, row: AppendRow, reason: string, now: number): void {
  const until = later(row.pay_deadline, closeOfNextWorkday(dateTimeInShanghai(now)))
  const moved = moveAppend(db, row, 'miss', {
    name: '未收到财产',
    remark: reason,
    change: { pay_deadline: until, pay_date: '', pay_marked_at: '', voucher_file_id: '' },
    now,
  })
  tell(db, moved, '追加财产未确认', `${reason}请在 ${until.slice(0, 16)} 前核对并重新办理。`, now)
}

export function withdrawAppend(db: Db, row: AppendRow, now: number): AppendRow {
  return moveAppend(db, row, 'withdraw', { name: '已撤回', change: { pay_deadline: '' }, now })
}

/** Nothing was delivered until the working day after its deadline was over. */
export function lapseAppend(db: Db, row: AppendRow, now: number): void {
  const moved = moveAppend(db, row, 'lapse', {
    name: '逾期关闭',
    remark: '未在期限内交付',
    change: { pay_deadline: '' },
    now,
  })
  tell(db, moved, '追加委托已关闭', '未在期限内交付，申请已关闭。如仍需追加请重新申请。', now)
}
