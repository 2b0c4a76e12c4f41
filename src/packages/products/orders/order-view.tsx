import { CONTACT_TOPIC } from '@/contract/tables/contact'
import { ContactRow } from '@/domains/shell/contact-row'
import { LinkCard } from '@/ui/kit/link-card'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { labelOf } from '@/contract/labels'
import { orderMachine } from '@/contract/machines/order'
import type { Order } from '@/contract/order'
import { ORDER_STATUS } from '@/contract/tables/order'
import { PRODUCT_TYPE, RISK_LEVEL } from '@/contract/tables/product'
import { DetailHead } from '@/domains/amounts/detail-head'
import { Money } from '@/domains/amounts/money'
import { orderTone } from '@/domains/orders/order-texts'
import { TransferCard } from '@/domains/payments/transfer-card'
import { Countdown } from '@/domains/time/countdown'
import { Course } from '@/domains/trades/course'
import { EarlierWrite } from '@/domains/verification/earlier-write'
import { formatMinute } from '@/lib/date'
import { isOn } from '@/lib/flag'
import { QuietLink } from '@/ui/kit/quiet-link'
import { Card, KeyValue } from '@/ui/kit/card'
import { Note } from '@/ui/kit/note'
import { OrderDocs } from './order-docs'
import { callNote, deadlineOf, orderFacts, payNote, transferToMake } from './order-facts'
import type { OrderPageStore } from './order-page-store'
import './order-view.scss'

/** One order: until when what is to be done, to whom the money goes, how far it is, and what it is. */
export const OrderView = observer(function OrderView({
  store,
  order,
}: {
  store: OrderPageStore
  order: Order
}) {
  const deadline = deadlineOf(order)
  const transfer = transferToMake(order)
  return (
    <>
      <EarlierWrite write={store.cancellation} />
      <DetailHead
        name={order.productName}
        tags={[{ tone: orderTone(order.orderStatus), text: labelOf(ORDER_STATUS, order.orderStatus) }]}
        caption={`${labelOf(PRODUCT_TYPE, order.productType)} · ${order.riskLevel} ${labelOf(RISK_LEVEL, order.riskLevel)}`}
        amount={transfer ? undefined : <Money value={order.applyAmount} />}
        label="认购金额（元）"
      />
      {deadline && (
        <Countdown
          act={deadline.act}
          deadline={deadline.time}
          serverTime={order.serverTime}
          onOver={() => void store.order.load()}
        />
      )}
      {transfer && <TransferCard transfer={transfer} />}
      <OrderNotes order={order} />
      <Course steps={order.timeline} />
      <Card>
        {orderFacts(order).map(({ label, value }) => (
          <KeyValue key={label} label={label}>
            {value}
          </KeyValue>
        ))}
      </Card>
      <OrderDocs order={order} />
      <LinkCard>
        <ContactRow topic={CONTACT_TOPIC.order} subject={order.orderId} />
      </LinkCard>
      <CancelLink store={store} order={order} />
    </>
  )
})

/** What is easily done wrong, and what is the customer's right. */
function OrderNotes({ order }: { order: Order }) {
  const { orderStatus, payMarkReason, coolingEndTime, nextAction } = order
  if (orderStatus === ORDER_STATUS.cooling) {
    return <Note tone="due">{formatMinute(coolingEndTime)} 前可无条件撤单，已打款项原路退回。</Note>
  }
  if (order.callUntil) return <Note tone="due">{callNote(order)}</Note>
  if (orderStatus !== ORDER_STATUS.toPay) return null
  if (nextAction === 'none') return <Note tone="warn">{payMarkReason}</Note>
  return <Note>{payNote(order)}</Note>
}

/** Taking the order back: a quiet link at the end, or why it is not possible any more. */
const CancelLink = observer(function CancelLink({ store, order }: { store: OrderPageStore; order: Order }) {
  // A booking is taken back from its own page.
  if (orderMachine.allows(order.orderStatus, 'lapse')) return null
  const isClosed = order.timeline.every(({ isDone }) => isOn(isDone))
  if (!isOn(order.canCancel)) {
    return isClosed ? null : <View className="order-view__reason">{order.cancelReason}</View>
  }
  return (
    <QuietLink trackId="order-cancel" onTap={() => void store.open('cancel')}>
      撤销订单
    </QuietLink>
  )
})
