import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { labelOf } from '@/contract/labels'
import type { Product } from '@/contract/product'
import { RISK_LEVEL } from '@/contract/tables/product'
import { Money } from '@/domains/amounts/money'
import { levelText } from '@/domains/suitability/level-text'
import { amountInCapitals } from '@/lib/capital-amount'
import { formatMinute } from '@/lib/date'
import { percent } from '@/lib/format-number'
import { isOn } from '@/lib/flag'
import { BigAmount } from '@/ui/kit/big-amount'
import { Button } from '@/ui/kit/button'
import { KeyValue } from '@/ui/kit/card'
import { Problem } from '@/ui/kit/problem'
import { Tag } from '@/ui/kit/tag'
import { Dialog } from '@/ui/overlays/dialog'
import type { PurchaseStore } from './purchase-store'
import './purchase-confirm.scss'

/** What is about to be ordered, once more in full; only the button orders it. */
export const PurchaseConfirm = observer(function PurchaseConfirm({
  store,
  product,
}: {
  store: PurchaseStore
  product: Product
}) {
  const { offer, ordering, act } = store
  const { problem } = ordering
  if (!offer) return null
  const { discount } = offer
  return (
    <Dialog
      isOpen={!ordering.isAside}
      title={`确认${act}`}
      actions={
        <Button isBusy={ordering.isSubmitting} trackId="purchase-order" onTap={() => void ordering.submit()}>
          确认并去签署
        </Button>
      }
      onClose={store.close}
    >
      <View className="purchase-confirm__amount">
        <BigAmount label={`${act}金额（元）`}>
          <Money value={offer.amount} />
        </BigAmount>
        <View className="purchase-confirm__capitals">人民币{amountInCapitals(offer.amount)}</View>
      </View>
      <View className="purchase-confirm__facts">
        <KeyValue label="产品">{product.productName}</KeyValue>
        <KeyValue label="产品风险等级">
          {product.riskLevel} {labelOf(RISK_LEVEL, product.riskLevel)}
        </KeyValue>
        <KeyValue label="您的承受能力">
          {levelText(store.checks.data?.customerRiskLevel ?? '')} <Tag tone="done">匹配</Tag>
        </KeyValue>
        <KeyValue label="认购费率">
          {percent(discount.discountRate)}
          {isOn(discount.eligible) && `（${discount.reason}）`}
        </KeyValue>
        {product.raiseEnd && (
          <KeyValue label="签约和打款">须在募集截止（{formatMinute(product.raiseEnd)}）前完成</KeyValue>
        )}
        <KeyValue label="冷静期">{product.coolingHours} 小时，期内可撤单</KeyValue>
      </View>
      {problem && <Problem isBoxed>{problem}</Problem>}
    </Dialog>
  )
})
