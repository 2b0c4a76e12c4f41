import type { Order } from '@/contract/order'
import { formatMinute, isRealDate } from '@/lib/date'
import { isOn } from '@/lib/flag'
import { transferOf } from '@/domains/payments/order-transfer'
import type { Transfer } from '@/domains/payments/transfer-card'

/** Why the money cannot have been sent on a day: not before the signing, not in the days to come. */
export function payDateError(
  date: string,
  order: Pick<Order, 'signTime' | 'serverTime'> | undefined,
): string | undefined {
  if (!isRealDate(date)) return '请选择打款日期'
  if (!order) return undefined
  if (date > order.serverTime.slice(0, 10)) return '打款日期不能晚于今天'
  return date < order.signTime.slice(0, 10) ? '打款日期不能早于签约日期' : undefined
}

/** That the company calls first, and what can be done meanwhile (rule V-65). */
export const callNote = ({ callUntil }: Pick<Order, 'callUntil'>): string =>
  `签约前将电话回访，请在 ${formatMinute(callUntil)} 前留意来电。您可以先阅读合同文件，核实购买意愿后即可签署。`

/** What is easily done wrong with the money: whose account, how much, and that none is taken once the raising is over. */
export function payNote({ bankNameMask, raiseEnd }: Pick<Order, 'bankNameMask' | 'raiseEnd'>): string {
  const words = `请从本人账户 ${bankNameMask} 转出。他人账户代付、金额不符或逾期到账，将原路退回。`
  return raiseEnd
    ? `${words}产品募集于 ${formatMinute(raiseEnd)} 截止，此后到账的款项不能认购，请预留银行到账时间。`
    : words
}

/** To whom an order is to be paid; `undefined` while, or once, nothing is to be paid. */
export const transferToMake = (order: Order): Transfer | undefined =>
  isOn(order.canPayMark) ? transferOf(order) : undefined

/** What the order's own deadline asks for: the act and the time; `undefined` where it waits for nothing. */
export function deadlineOf({
  nextAction,
  signDeadline,
  payDeadline,
}: Order): { act: string; time: string } | undefined {
  if (nextAction === 'none') return undefined
  if (nextAction === 'sign') return signDeadline ? { act: '签约', time: signDeadline } : undefined
  return payDeadline ? { act: nextAction === 'pay' ? '打款' : '完成双录', time: payDeadline } : undefined
}

/** The lines of an order, those that are known. */
export function orderFacts(order: Order): readonly { readonly label: string; readonly value: string }[] {
  return [
    { label: '订单编号', value: order.orderNo },
    { label: '合同编号', value: order.contractNo },
    { label: '下单时间', value: order.applyTime },
    { label: '签约时间', value: order.signTime },
    { label: '打款日期', value: order.payDate },
    { label: '付款账户', value: order.bankNameMask },
    { label: '冷静期至', value: order.coolingEndTime },
  ].filter(({ value }) => value !== '')
}
