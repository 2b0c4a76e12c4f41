import { INNER } from '@/contract/codes'
import { ORDER_STATUS } from '@/contract/tables/order'
import { dateTimeInShanghai } from '@/lib/date'
import { BusinessError } from '../api/business-error'
import { instantOf } from '../clock'
import type { Desk } from '../office/desk'
import { isUnsigned } from '../purchase/unsigned'
import { customerById } from '../store/customers'
import type { Db } from '../store/database'
import { changeCall, orderTermsOf } from '../store/order-terms'
import { addOrderEvent, changeOrder, findOrder, type OrderRow, ordersInStatus } from '../store/orders'
import { termsOf } from '../store/product-terms'
import { tellOfOrder } from './moves'
import { closeOfNextWorkday, later, withinRaise } from './order-times'

/** Until when the company calls whose order it is, before it can be signed (rule V-65); `''` once they were reached, or need not be. */
export function callUntilOf(db: Db, row: OrderRow): string {
  const terms = orderTermsOf(db, row.order_id)
  return isUnsigned(row) && terms?.called_at === '' ? terms.call_until : ''
}

/** Refuses a signature that comes before the call. */
export function requireCalled(db: Db, row: OrderRow): void {
  const until = callUntilOf(db, row)
  if (!until) return
  throw new BusinessError(INNER.stateConflict, {
    msg: `签约前需先完成电话回访，请在 ${until.slice(0, 16)} 前留意来电`,
  })
}

function reach(db: Db, row: OrderRow, now: number): void {
  const time = dateTimeInShanghai(now)
  changeCall(db, row.order_id, { called_at: time })
  addOrderEvent(db, row.order_id, { name: '电话回访', time, remark: '已核实购买意愿' })
  const words = `已与您核实认购${row.product_name}的意愿，请在 ${row.sign_deadline.slice(0, 16)} 前签署合同。`
  tellOfOrder(db, row, '电话回访已完成', words, now)
}

/** Nobody was reached: called again until the next working day ends, and time to sign is left after it. */
function miss(db: Db, row: OrderRow, reason: string, now: number): void {
  const time = dateTimeInShanghai(now)
  const until = closeOfNextWorkday(time)
  changeCall(db, row.order_id, { call_until: until })
  changeOrder(db, row.order_id, {
    sign_deadline: withinRaise(
      later(row.sign_deadline, closeOfNextWorkday(until)),
      termsOf(db, row.product_id).raise_end,
    ),
  })
  addOrderEvent(db, row.order_id, { name: '电话回访未接通', time, remark: reason })
  const words = `${reason}我们将在 ${until.slice(0, 16)} 前再次致电，请留意来电；回访完成后即可签署合同。`
  tellOfOrder(db, row, '未能联系到您', words, now)
}

/** Calls to customers of 65 and more before they sign for what risks more: made by their time, unless nobody was reached. */
export const seniorCallDesk: Desk = {
  kind: 'seniorCall',
  title: '签约前回访',
  waiting: db =>
    [ORDER_STATUS.toSign, ORDER_STATUS.signing]
      .flatMap(status => ordersInStatus(db, status))
      .flatMap(row => {
        const until = callUntilOf(db, row)
        if (!until) return []
        const { name, mobile, birth_date: birthDate } = customerById(db, row.customer_id)
        return {
          id: row.order_id,
          customerId: row.customer_id,
          submittedAt: instantOf(row.apply_time),
          dueAt: instantOf(until),
          facts: [
            ['产品', `${row.product_name}（${row.risk_level}）`],
            ['金额', `${row.apply_amount} 元`],
            ['客户', `${name}，${birthDate} 出生`],
            ['联系电话', mobile],
          ] as const,
        }
      }),
  decide: (db, id, { isPassed, reason }, now) => {
    const row = findOrder(db, id)
    if (!row || !callUntilOf(db, row)) return
    if (isPassed) reach(db, row, now)
    else miss(db, row, reason, now)
  },
}
