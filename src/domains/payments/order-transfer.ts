import type { Order } from '@/contract/order'
import type { Transfer } from './transfer-card'

/** To whom an order is paid, and with which words. */
export const transferOf = (order: Order): Transfer => ({
  amount: order.applyAmount,
  accountName: order.raiseAccountName,
  accountNo: order.raiseAccountNo,
  bankName: order.raiseBankName,
  remark: order.payRemark,
})
