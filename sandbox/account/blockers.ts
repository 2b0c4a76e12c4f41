import type { CancelBlocker } from '@/contract/account-cancel'
import { CANCEL_BLOCKER } from '@/contract/tables/account-cancel'
import { ORDER_TAB, ORDER_TABS } from '@/contract/tables/order'
import { TRADE_STATUS } from '@/contract/tables/trade'
import type { Db } from '../store/database'
import { openApplicationCount } from '../store/ft-applications'
import { type OrderRow, ordersOf } from '../store/orders'
import { positionsOf } from '../store/positions'
import { trustsOfPrincipal } from '../store/trusts'

/** Something that has to be settled before an account can be closed. */
interface Blocker {
  readonly code: CancelBlocker
  readonly count: number
  readonly msg: string
}

const RUNNING_ORDERS: readonly string[] = [
  ...ORDER_TABS[ORDER_TAB.waiting].statuses,
  ...ORDER_TABS[ORDER_TAB.underWay].statuses,
]

function runningTrades(db: Db, customerId: string): number {
  const row = db.get<{ count: number }>(
    'SELECT COUNT(*) AS count FROM trades WHERE customer_id = ? AND trade_status IN (?, ?)',
    customerId,
    TRADE_STATUS.accepted,
    TRADE_STATUS.confirming,
  )
  return row?.count ?? 0
}

/** What keeps this customer's account open (B6.7); points do not, they can be given up. */
export function blockersOf(db: Db, customerId: string): Blocker[] {
  const isRunning = ({ order_status, refund_due }: OrderRow) =>
    RUNNING_ORDERS.includes(order_status) || refund_due !== ''
  const runningOrders = ordersOf(db, customerId).filter(isRunning)
  const counts: readonly (readonly [CancelBlocker, number, string])[] = [
    [CANCEL_BLOCKER.holding, positionsOf(db, customerId, '1').length, '只产品持有中，请先赎回或等待到期'],
    [CANCEL_BLOCKER.order, runningOrders.length, '笔订单尚未办结，请先完成或撤单'],
    [CANCEL_BLOCKER.trade, runningTrades(db, customerId), '笔交易在途，请等待确认'],
    [
      CANCEL_BLOCKER.trust,
      trustsOfPrincipal(db, customerId).length,
      '个家族信托存续中，请联系理财经理办理终止',
    ],
    [CANCEL_BLOCKER.application, openApplicationCount(db, customerId), '份家族信托申请办理中，请先撤回'],
  ]
  return counts
    .filter(([, count]) => count > 0)
    .map(([code, count, what]) => ({ code, count, msg: `${count}${what}` }))
}
