import { orderMachine } from '@/contract/machines/order'
import { ORDER_STATUS } from '@/contract/tables/order'
import { compareDecimals } from '@/lib/decimal'
import { thousands } from '@/lib/format-number'
import { instantOf } from '../clock'
import type { Decision } from '../office/decision'
import { filesGiven, type Desk } from '../office/desk'
import { customerById } from '../store/customers'
import type { Db } from '../store/database'
import { findOrder, ordersInStatus, type OrderRow } from '../store/orders'
import { confirmPayment, missPayment } from './moves'
import { closeOfNextWorkday } from './order-times'

function decide(db: Db, row: OrderRow, { isPassed, reason, amount }: Decision, now: number): void {
  if (!isPassed) return missPayment(db, row, reason, now)
  if (amount && compareDecimals(amount, row.apply_amount) !== 0) {
    const words = `到账金额 ${thousands(amount)} 元与订单金额 ${thousands(row.apply_amount)} 元不符，已原路退回。`
    return missPayment(db, row, words, now)
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
        ['凭证', row.voucher_file_id ? '已上传' : '无'],
      ],
      files: filesGiven([{ name: '凭证', fileId: row.voucher_file_id }]),
    })),
  decide: (db, id, decision, now) => {
    const row = findOrder(db, id)
    if (row && orderMachine.allows(row.order_status, 'missPayment')) decide(db, row, decision, now)
  },
}
