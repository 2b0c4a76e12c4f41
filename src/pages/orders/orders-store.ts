import type { ResponseOf } from '@/contract/endpoint'
import { type OrderRow, orderList } from '@/contract/order'
import type { ORDER_TABS } from '@/contract/tables/order'
import { PagedList } from '@/stores/primitives/paged-list'
import type { RootStore } from '@/stores/root/root-store'
import { ORDERS_AT_FIRST, ordersOf } from '../queries'

export type OrderTab = keyof typeof ORDER_TABS

interface OrderFilter {
  readonly orderTab: OrderTab
}

type OrderPage = ResponseOf<typeof orderList>

/** The customer's purchase orders, by what stage they are in. */
export class OrdersStore {
  readonly orders: PagedList<OrderRow, OrderFilter, OrderPage>

  constructor(root: RootStore) {
    this.orders = new PagedList<OrderRow, OrderFilter, OrderPage>(
      ({ filter, pageNum, pageSize }, signal) =>
        root.read(orderList, ordersOf({ ...filter, pageNum, pageSize }), signal),
      { filter: ORDERS_AT_FIRST, idOf: order => order.orderId },
    )
  }

  refresh(): Promise<void> {
    return this.orders.reload()
  }
}
