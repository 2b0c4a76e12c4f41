import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { ORDER_TAB, ORDER_TABS } from '@/contract/tables/order'
import { AmountsEye } from '@/domains/amounts/amounts-eye'
import { ToCalendar } from '@/domains/shell/to-calendar'
import { useStores } from '@/stores/root/context'
import { Button } from '@/ui/kit/button'
import { Chips } from '@/ui/kit/chips'
import { StateView } from '@/ui/states/state-view'
import { ListPage } from '@/ui/templates/list-page'
import { GroupHead } from '@/ui/kit/group-head'
import { stageName } from './order-texts'
import { OrderCard } from './order-card'
import type { OrdersStore, OrderTab } from './orders-store'
import './orders-view.scss'

const TABS = Object.keys(ORDER_TABS).sort() as OrderTab[]

/** Orders by stage, each with what happens next. */
export const OrdersView = observer(function OrdersView({ store }: { store: OrdersStore }) {
  const { navigation } = useStores()
  const { orders } = store
  const page = orders.last
  const firsts = firstOfStages(store)
  return (
    <ListPage
      list={orders}
      head={
        <View className="orders__head">
          <Chips
            label="项目状态"
            options={TABS.map(value => ({ value, text: tabText(value, page?.tabCounts[value]) }))}
            value={orders.filter.orderTab}
            onChange={orderTab => orders.narrow({ orderTab })}
          />
          <View className="orders__eye">
            金额 <AmountsEye />
          </View>
        </View>
      }
      empty={<NoOrders store={store} />}
      keyOf={order => order.orderId}
      renderRow={order => (
        <>
          {firsts.has(order.orderId) && <GroupHead name={stageName(order.orderStatus)} />}
          <OrderCard
            order={order}
            serverTime={page?.serverTime ?? ''}
            onOpen={() => navigation.go('products/order-detail', { orderId: order.orderId })}
            onOver={() => void orders.refresh()}
          />
        </>
      )}
    />
  )
})

/** The orders that a head stands above: the first of each stage, where all of them are shown. */
function firstOfStages({ orders }: OrdersStore): ReadonlySet<string> {
  if (orders.filter.orderTab !== ORDER_TAB.all) return new Set()
  const stages = orders.items.map(({ orderStatus }) => stageName(orderStatus))
  const firsts = orders.items.filter((_, index) => stages[index] !== stages[index - 1])
  return new Set(firsts.map(({ orderId }) => orderId))
}

function tabText(tab: OrderTab, count: number | undefined): string {
  const { name } = ORDER_TABS[tab]
  return count === undefined ? name : `${name} ${count}`
}

const NoOrders = observer(function NoOrders({ store }: { store: OrdersStore }) {
  const { filter, narrow } = store.orders
  const { orderTab } = filter
  if (orderTab === ORDER_TAB.all) {
    return (
      <StateView picture="empty" title="暂无项目" actions={<ToCalendar trackId="orders-calendar" />}>
        预约或认购产品后，签约、双录与打款的进度会显示在这里。
      </StateView>
    )
  }
  return (
    <StateView
      picture="empty"
      title={`没有${ORDER_TABS[orderTab].name}的项目`}
      actions={
        <Button tone="secondary" onTap={() => narrow({ orderTab: ORDER_TAB.all })}>
          查看全部项目
        </Button>
      }
    />
  )
})
