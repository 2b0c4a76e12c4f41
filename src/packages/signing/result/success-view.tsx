import { observer } from 'mobx-react'
import type { Order } from '@/contract/order'
import { Money } from '@/domains/amounts/money'
import { transferOf } from '@/domains/payments/order-transfer'
import { TransferCard } from '@/domains/payments/transfer-card'
import { Countdown } from '@/domains/time/countdown'
import { formatMinute } from '@/lib/date'
import { useStores } from '@/stores/root/context'
import { Button } from '@/ui/kit/button'
import { SectionHead } from '@/ui/kit/section-head'
import { ResultPage } from '@/ui/templates/result-page'
import { isToPay, successText } from './signed-texts'

interface SuccessViewProps {
  order: Order
  onOver: () => void
}

/** What is to be done now: the recording with its deadline, or the money to the raise account; later, how far the order is. */
export const SuccessView = observer(function SuccessView({ order, onOver }: SuccessViewProps) {
  const { navigation } = useStores()
  const { orderId, nextAction, payDeadline, serverTime } = order
  const isToRecord = nextAction === 'record'
  const isDue = isToPay(order)
  return (
    <ResultPage
      picture="success"
      title="签约成功"
      text={successText(order)}
      facts={[
        { label: '产品', value: order.productName },
        { label: '认购金额（元）', value: <Money value={order.applyAmount} /> },
        { label: '订单编号', value: order.orderNo },
        { label: '合同编号', value: order.contractNo },
        { label: '签约时间', value: order.signTime },
        { label: '冷静期', value: coolingText(order) },
      ]}
      actions={
        <>
          {nextAction !== 'none' && payDeadline && (
            <Countdown
              act={isToRecord ? '完成双录' : '打款'}
              deadline={payDeadline}
              serverTime={serverTime}
              onOver={onOver}
            />
          )}
          {isDue && order.raiseAccountNo && (
            <>
              <SectionHead title={isToRecord ? '募集账户（双录通过后打款）' : '募集账户'} />
              <TransferCard transfer={transferOf(order)} />
            </>
          )}
          {isToRecord && (
            <Button
              trackId="sign-success-record"
              onTap={() => navigation.go('recording/record-list', { recordId: orderId }, 'replace')}
            >
              去双录
            </Button>
          )}
          <Button
            tone={isToRecord ? 'secondary' : undefined}
            trackId="sign-success-order"
            onTap={() => navigation.go('products/order-detail', { orderId }, 'replace')}
          >
            查看订单
          </Button>
          {isDue && (
            <Button tone="secondary" onTap={() => navigation.go('products/order-list', {}, 'replace')}>
              返回订单列表
            </Button>
          )}
        </>
      }
    />
  )
})

/** Until when it can be taken back; before the money is there, from when on that is counted. */
function coolingText({ coolingEndTime, coolingHours }: Order): string {
  return coolingEndTime
    ? `至 ${formatMinute(coolingEndTime)}`
    : `到账起 ${coolingHours} 小时，期内可无条件撤单`
}
