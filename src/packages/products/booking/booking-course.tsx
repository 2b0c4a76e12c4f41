import { observer } from 'mobx-react'
import { labelOf } from '@/contract/labels'
import { orderMachine } from '@/contract/machines/order'
import type { Booking } from '@/contract/purchase'
import { ORDER_STATUS } from '@/contract/tables/order'
import { DetailHead } from '@/domains/amounts/detail-head'
import { Money } from '@/domains/amounts/money'
import { orderTone } from '@/domains/orders/order-texts'
import { detailRoute } from '@/domains/products/product-routes'
import { useCancelDialog } from '@/domains/shell/use-cancel-dialog'
import { usePageStore } from '@/domains/shell/use-page-store'
import { Course } from '@/domains/trades/course'
import { formatMinute } from '@/lib/date'
import { useStores } from '@/stores/root/context'
import { type Action, ActionBar } from '@/ui/kit/action-bar'
import { Card, KeyValue } from '@/ui/kit/card'
import { Note } from '@/ui/kit/note'
import { Problem } from '@/ui/kit/problem'
import { DetailPage } from '@/ui/templates/detail-page'
import { BookingCourseStore } from './booking-course-store'

/** A booking from its sending to the order that it becomes. */
export const BookingCourse = observer(function BookingCourse({ reserveId }: { reserveId: string }) {
  const store = usePageStore(root => new BookingCourseStore(root, reserveId))
  return (
    <DetailPage
      resource={store.booking}
      renderDock={booking => <BookingDock store={store} booking={booking} />}
    >
      {booking => <BookingView booking={booking} />}
    </DetailPage>
  )
})

function BookingView({ booking }: { booking: Booking }) {
  const { order, answerBy, mobileMask, remark } = booking
  return (
    <>
      <DetailHead
        name={order.productName}
        tags={[{ tone: orderTone(order.orderStatus), text: labelOf(ORDER_STATUS, order.orderStatus) }]}
        amount={<Money value={order.applyAmount} />}
        label="预约金额（元）"
      />
      <Note>预约不代表认购成功。预约不占用额度，以实际下单时的剩余额度为准。</Note>
      <Course steps={order.timeline} />
      <Card>
        <KeyValue label="预约编号">{order.orderNo}</KeyValue>
        <KeyValue label="提交时间">{order.applyTime}</KeyValue>
        {answerBy && <KeyValue label="最晚答复">{formatMinute(answerBy)}</KeyValue>}
        {mobileMask && <KeyValue label="联系电话">{mobileMask}</KeyValue>}
        {remark && <KeyValue label="备注">{remark}</KeyValue>}
      </Card>
    </>
  )
}

/** What can be done with the booking now; with the order it has become, at its page. */
const BookingDock = observer(function BookingDock({
  store,
  booking,
}: {
  store: BookingCourseStore
  booking: Booking
}) {
  const { navigation } = useStores()
  const { reserveId, order } = booking
  const { orderStatus, productId, productType } = order
  const { cancellation } = store
  const isBooking = orderMachine.allows(orderStatus, 'lapse')
  useCancelDialog(isBooking && !cancellation.isSubmitting, store.cancel)
  const cancel: Action = {
    text: '取消预约',
    tone: 'secondary',
    isBusy: cancellation.isSubmitting,
    trackId: 'booking-cancel',
    onTap: () => void store.cancel(),
  }
  const buy: Action = {
    text: '去认购',
    trackId: 'booking-order',
    onTap: () => navigation.go(detailRoute(productType), { productId, reserveId }),
  }
  const open: Action = {
    text: '查看订单',
    trackId: 'booking-open',
    onTap: () => navigation.go('products/order-detail', { orderId: reserveId }),
  }
  const actions = isBooking ? [cancel, ...(orderMachine.allows(orderStatus, 'order') ? [buy] : [])] : [open]
  return (
    <>
      {cancellation.problem && <Problem isBoxed>{cancellation.problem}</Problem>}
      <ActionBar actions={actions} />
    </>
  )
})
