import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { OrderRow } from '@/contract/order'
import { labelOf } from '@/contract/labels'
import { ALL_ORDERS, ORDER_STATUS, ORDER_TABS } from '@/contract/tables/order'
import { AmountsEye } from '@/domains/amounts/amounts-eye'
import { Money } from '@/domains/amounts/money'
import { Button } from '@/ui/kit/button'
import { Card, KeyValue } from '@/ui/kit/card'
import { Chips } from '@/ui/kit/chips'
import { Note } from '@/ui/kit/note'
import { Tag } from '@/ui/kit/tag'
import { StateView } from '@/ui/states/state-view'
import { ListPage } from '@/ui/templates/list-page'
import { deadlineText, nextStepText, orderTone } from './order-texts'
import type { OrdersStore, OrderTab } from './orders-store'
import './orders.scss'

const TABS = Object.keys(ORDER_TABS).sort() as OrderTab[]

/** 我的项目: orders by stage, each with what happens next. */
export const OrdersView = observer(function OrdersView({ store }: { store: OrdersStore }) {
  const { orders } = store
  const page = orders.last
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
      renderRow={order => <OrderCard order={order} serverTime={page?.serverTime ?? ''} />}
    />
  )
})

function tabText(tab: OrderTab, count: number | undefined): string {
  const { name } = ORDER_TABS[tab]
  return count === undefined ? name : `${name} ${count}`
}

/** One order: what it is, how far it is, and what the customer has to do. */
function OrderCard({ order, serverTime }: { order: OrderRow; serverTime: string }) {
  const deadline = deadlineText(order.payDeadline, serverTime)
  const next = nextStepText(order)
  return (
    <Card>
      <View className="orders__line">
        <View className="orders__name">{order.productName}</View>
        <Tag tone={orderTone(order.orderStatus)}>{labelOf(ORDER_STATUS, order.orderStatus)}</Tag>
      </View>
      <KeyValue label="认购金额（元）">
        <Money value={order.applyAmount} />
      </KeyValue>
      <KeyValue label="申请时间">{order.applyTime.slice(0, 16)}</KeyValue>
      <KeyValue label="订单编号">{order.orderNo}</KeyValue>
      {order.coolingEndTime && <KeyValue label="冷静期至">{order.coolingEndTime.slice(0, 16)}</KeyValue>}
      {deadline && <Note tone={deadline.isLate ? 'warn' : 'due'}>{deadline.text}</Note>}
      {next && <View className="orders__next">{next}</View>}
    </Card>
  )
}

const NoOrders = observer(function NoOrders({ store }: { store: OrdersStore }) {
  const { filter, narrow } = store.orders
  const { orderTab } = filter
  if (orderTab === ALL_ORDERS) {
    return (
      <StateView picture="empty" title="暂无项目" actions={undefined}>
        预约或认购产品后，签约、双录与打款的进度会显示在这里。
      </StateView>
    )
  }
  return (
    <StateView
      picture="empty"
      title={`没有${ORDER_TABS[orderTab].name}的项目`}
      actions={
        <Button tone="secondary" onTap={() => narrow({ orderTab: ALL_ORDERS })}>
          查看全部项目
        </Button>
      }
    />
  )
})
