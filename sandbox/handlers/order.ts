import { ORDER_TABS } from '@/contract/tables/order'
import { dateTimeInShanghai } from '@/lib/date'
import type { Handlers } from '../api/handler'
import { orderOf } from '../portfolio/order-steps'
import { benefitsOf } from '../store/beneficiaries'
import { openApplicationCount } from '../store/ft-applications'
import { ordersOf, type OrderRow } from '../store/orders'
import { pageOf } from '../store/page'
import { positionsOf } from '../store/positions'
import { trustsOfPrincipal } from '../store/trusts'

type Tab = keyof typeof ORDER_TABS

const TABS = Object.keys(ORDER_TABS) as Tab[]
const WAITING: Tab = '1'

function ofTab(orders: readonly OrderRow[], tab: Tab): OrderRow[] {
  const statuses: readonly string[] = ORDER_TABS[tab].statuses
  return orders.filter(order => statuses.includes(order.order_status))
}

/** Handlers of `src/contract/order.ts`. */
export const orderHandlers = {
  orderList({ orderTab = '0', ...paging }, { db, customerId, now }) {
    const serverTime = dateTimeInShanghai(now())
    const orders = ordersOf(db, customerId)
    const page = pageOf(ofTab(orders, orderTab), paging)
    return {
      ...page,
      list: page.list.map(order => orderOf(order, serverTime)),
      tabCounts: Object.fromEntries(TABS.map(tab => [tab, ofTab(orders, tab).length])),
      serverTime,
    }
  },

  myOrderBadge(_request, { db, customerId, today }) {
    const asPrincipal = positionsOf(db, customerId, '1').length + trustsOfPrincipal(db, customerId).length
    const benefits = new Set(benefitsOf(db, customerId, today()).map(({ trust_id }) => trust_id))
    return {
      ftCount: openApplicationCount(db, customerId),
      orderCount: ofTab(ordersOf(db, customerId), WAITING).length,
      // The list opens in the beneficiary's view for whoever is a principal of nothing.
      positionCount: asPrincipal || benefits.size,
    }
  },
} satisfies Partial<Handlers>
