import { makeAutoObservable } from 'mobx'
import type { ResponseOf } from '@/contract/endpoint'
import { type OrderRow, orderList } from '@/contract/order'
import type { ORDER_TABS } from '@/contract/tables/order'
import { PagedList } from '@/stores/primitives/paged-list'
import type { RootStore } from '@/stores/root/root-store'

export type OrderTab = keyof typeof ORDER_TABS

type OrderPage = ResponseOf<typeof orderList>

/** The customer's purchase orders, by what stage they are in. */
export class OrdersStore {
  readonly orders: PagedList<OrderRow, OrderTab, OrderPage>

  constructor(root: RootStore) {
    this.orders = new PagedList<OrderRow, OrderTab, OrderPage>(
      ({ filter, pageNum, pageSize }, signal) =>
        root.api.call(orderList, { orderTab: filter, pageNum, pageSize }, { showLoading: false, signal }),
      '0',
      order => order.orderId,
    )
    makeAutoObservable(this, { orders: false }, { autoBind: true })
  }

  show(tab: OrderTab): void {
    void this.orders.applyFilter(tab)
  }

  refresh(): Promise<void> {
    return this.orders.reload()
  }
}
