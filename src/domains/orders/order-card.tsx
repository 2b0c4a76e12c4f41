import { View } from '@tarojs/components'
import { labelOf } from '@/contract/labels'
import type { OrderRow } from '@/contract/order'
import { ORDER_STATUS } from '@/contract/tables/order'
import { Money } from '@/domains/amounts/money'
import { useDeadlines } from '@/domains/time/use-deadlines'
import { formatMinute } from '@/lib/date'
import { Tappable } from '@/platform/elements/elements'
import { Card, KeyValue } from '@/ui/kit/card'
import { Note } from '@/ui/kit/note'
import { Tag } from '@/ui/kit/tag'
import { deadlineText, NEXT_STEPS, orderTone } from './order-texts'
import './order-card.scss'

interface OrderCardProps {
  order: OrderRow
  /** What its deadlines are compared with. */
  serverTime: string
  onOpen: () => void
  /** A deadline has passed under the customer's eyes. */
  onOver: () => void
}

/** One order: what it is, how far it is, and what the customer has to do; the whole card leads to it. */
export function OrderCard({ order, serverTime, onOpen, onOver }: OrderCardProps) {
  const status = labelOf(ORDER_STATUS, order.orderStatus)
  const now = useDeadlines([order.signDeadline, order.payDeadline], serverTime, onOver)
  const deadline = deadlineText(order, now)
  const next = NEXT_STEPS[order.nextAction]
  return (
    <Tappable className="order-card" role="link" trackId="order-open" onTap={onOpen}>
      <Card>
        <View className="order-card__line">
          <View className="order-card__name">{order.productName}</View>
          <Tag tone={orderTone(order.orderStatus)}>{status}</Tag>
        </View>
        <KeyValue label="认购金额（元）">
          <Money value={order.applyAmount} />
        </KeyValue>
        <KeyValue label="申请时间">{formatMinute(order.applyTime)}</KeyValue>
        <KeyValue label="订单编号">{order.orderNo}</KeyValue>
        {order.coolingEndTime && <KeyValue label="冷静期至">{formatMinute(order.coolingEndTime)}</KeyValue>}
        {deadline && (
          <View className={deadline.isUrgent ? 'order-card__urgent' : ''}>
            <Note tone={deadline.isLate ? 'warn' : 'due'}>{deadline.text}</Note>
          </View>
        )}
        {next && <View className="order-card__next">下一步：{next}</View>}
      </Card>
    </Tappable>
  )
}
