import type { OrderRow as OrderAnswer } from '@/contract/order'
import { ORDER_STATUS } from '@/contract/tables/order'
import type { OrderRow } from '../store/orders'

function nextActionOf({ order_status, pay_deadline }: OrderRow, now: string): OrderAnswer['nextAction'] {
  switch (order_status) {
    case '20':
    case '21':
      return 'sign'
    case '22':
    case '24':
      return 'record'
    case '30':
      // Paid after the deadline, the money would only be sent back.
      return pay_deadline > now ? 'pay' : 'none'
    default:
      return 'none'
  }
}

/** Why an order cannot be cancelled; statuses that are not named here can be. */
const NO_CANCEL: Readonly<Record<string, string>> = {
  '12': '预约已失效',
  '13': '预约已取消',
  '23': '双录审核中，暂不能撤单',
  '31': '打款确认中，暂不能撤单',
  '40': '产品已成立，不能撤单',
  '90': '订单已撤单',
  '91': '认购失败，正在退款',
  '92': '订单已退款',
}

function cancelReasonOf({ order_status, cooling_end_time }: OrderRow, now: string): string {
  if (order_status === ORDER_STATUS.cooling && cooling_end_time <= now) return '冷静期已结束，不能撤单'
  return NO_CANCEL[order_status] ?? ''
}

/** An order as the API sends it; `now` is `YYYY-MM-DD HH:mm:ss`. */
export function orderOf(row: OrderRow, now: string): OrderAnswer {
  const cancelReason = cancelReasonOf(row, now)
  return {
    orderId: row.order_id,
    orderNo: row.order_no,
    productId: row.product_id,
    productName: row.product_name,
    productType: row.product_type,
    trustKind: row.trust_kind,
    riskLevel: row.risk_level,
    orderStatus: row.order_status,
    applyAmount: row.apply_amount,
    applyTime: row.apply_time,
    payDeadline: row.pay_deadline,
    coolingEndTime: row.cooling_end_time,
    nextAction: nextActionOf(row, now),
    canCancel: cancelReason ? '0' : '1',
    cancelReason,
  }
}
