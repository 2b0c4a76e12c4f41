import { orderMachine } from '@/contract/machines/order'
import { ORDER_STATUS } from '@/contract/tables/order'
import { dateTimeInShanghai } from '@/lib/date'
import { compareDecimals } from '@/lib/decimal'
import { thousands } from '@/lib/format-number'
import { instantOf } from '../clock'
import type { Decision } from '../office/decision'
import { filesGiven, type Desk } from '../office/desk'
import { customerById } from '../store/customers'
import type { Db } from '../store/database'
import { findOrder, ordersInStatus, type OrderRow } from '../store/orders'
import { termsOf } from '../store/product-terms'
import { confirmPayment, failRaise, missPayment } from './moves'
import { closeOfNextWorkday, isRaiseOver } from './order-times'

/** What comes in once the raising is over is no part of it: it goes back, and is never established. */
const LATE = '募集已结束，款项未在截止前到账。'

function decide(db: Db, row: OrderRow, { isPassed, reason, amount }: Decision, now: number): void {
  if (!isPassed) return missPayment(db, row, reason, now)
  const { raise_end: end } = termsOf(db, row.product_id)
  if (isRaiseOver(end, row.pay_marked_at)) return failRaise(db, row, LATE, now)
  if (amount && compareDecimals(amount, row.apply_amount) !== 0) {
    const words = `到账金额 ${thousands(amount)} 元与订单金额 ${thousands(row.apply_amount)} 元不符`
    if (isRaiseOver(end, dateTimeInShanghai(now))) return failRaise(db, row, `${words}，且募集已结束。`, now)
    return missPayment(db, row, `${words}，已原路退回。`, now)
  }
  confirmPayment(db, row, now)
}

/** Money that customers say they sent: finance finds it, does not find it, or finds another amount. */
export const paymentDesk: Desk = {
  kind: 'payment',
  title: '认购款到账',
  takesAmount: true,
  waiting: db =>
    ordersInStatus(db, ORDER_STATUS.paymentInReview).map(row => ({
      id: row.order_id,
      customerId: row.customer_id,
      submittedAt: instantOf(row.pay_marked_at),
      dueAt: instantOf(closeOfNextWorkday(row.pay_marked_at)),
      facts: [
        ['产品', row.product_name],
        ['金额', `${row.apply_amount} 元`],
        ['付款人', customerById(db, row.customer_id).name],
        ['打款日期', row.pay_date],
        ['募集截止', termsOf(db, row.product_id).raise_end.slice(0, 16) || '无'],
        ['凭证', row.voucher_file_id ? '已上传' : '无'],
      ],
      files: filesGiven([{ name: '凭证', fileId: row.voucher_file_id }]),
    })),
  decide: (db, id, decision, now) => {
    const row = findOrder(db, id)
    if (row && orderMachine.allows(row.order_status, 'missPayment')) decide(db, row, decision, now)
  },
}
