import type { ResponseOf } from '@/contract/endpoint'
import { type OrderRow, orderList } from '@/contract/order'
import { ORDER_TAB, ORDER_TABS } from '@/contract/tables/order'
import { PagedList } from '@/stores/primitives/paged-list'
import { changesOf } from '@/stores/root/changes-of'
import type { RootStore } from '@/stores/root/root-store'
import { ordersOf } from './queries'

export type OrderTab = keyof typeof ORDER_TABS

interface OrderFilter {
  readonly orderTab: OrderTab
}

type OrderPage = ResponseOf<typeof orderList>

/** The tab that an address asks for; everything for anything else. */
export function orderTabOf(text: string | undefined): OrderTab {
  return (Object.keys(ORDER_TABS) as OrderTab[]).find(tab => tab === text) ?? ORDER_TAB.all
}

/** The customer's purchase orders, by what stage they are in. */
export class OrdersStore {
  readonly orders: PagedList<OrderRow, OrderFilter, OrderPage>

  constructor(root: RootStore, orderTab: OrderTab = ORDER_TAB.all) {
    this.orders = new PagedList<OrderRow, OrderFilter, OrderPage>(
      ({ filter, pageNum, pageSize }, signal) =>
        root.read(orderList, ordersOf({ ...filter, pageNum, pageSize }), signal),
      { filter: { orderTab }, idOf: order => order.orderId, changes: changesOf(root), dependsOn: ['orders'] },
    )
  }

  refresh(): Promise<void> {
    return this.orders.reload()
  }
}
