import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { labelOf } from '@/contract/labels'
import type { Product } from '@/contract/product'
import { PRODUCT_TYPE, RAISE_STATUS, RISK_LEVEL } from '@/contract/tables/product'
import { DetailHead } from '@/domains/amounts/detail-head'
import { netValue } from '@/lib/format-number'
import { inWan, saidYuan } from '@/lib/purchase'
import { Note } from '@/ui/kit/note'
import { Progress } from '@/ui/kit/progress'
import { raisedPercent, termText } from './product-texts'
import './product-head.scss'

/** What nobody may miss: it stays at the top while the page is read. */
export const RiskBanner = observer(function RiskBanner({ product }: { product: Product }) {
  const { riskLevel } = product
  return (
    <View className="product-risk">
      <Note tone="warn">
        风险等级 {riskLevel} {labelOf(RISK_LEVEL, riskLevel)}
        。信托不承诺本金不受损失，过往业绩不代表未来表现，请审慎决定。
      </Note>
    </View>
  )
})

/** Name and kind, and the three figures that a product is known by. */
export const ProductHead = observer(function ProductHead({ product }: { product: Product }) {
  const { productType, raiseStatus, benchmark, benchmarkNote } = product
  const first = benchmark
    ? { label: '业绩比较基准', value: benchmark }
    : { label: `单位净值 ${product.netValueDate}`, value: netValue(product.netValue) }
  return (
    <>
      <DetailHead
        name={product.productName}
        tags={[
          { tone: 'progress', text: labelOf(PRODUCT_TYPE, productType) },
          { tone: 'fact', text: labelOf(RAISE_STATUS, raiseStatus) },
        ]}
        caption={product.productCode}
        facts={[
          first,
          { label: '期限', value: termText(product) },
          { label: '起投金额', value: saidYuan(product.minAmount, ' ') },
        ]}
      />
      {benchmarkNote && <View className="product-head__note">{benchmarkNote}</View>}
      <RaiseBar product={product} />
    </>
  )
})

/** How far the raising is, and what is left. */
function RaiseBar({ product }: { product: Product }) {
  const percent = raisedPercent(product)
  if (percent === undefined) return null
  return (
    <View className="product-head__raise">
      <Progress percent={percent} label={`已募集 ${percent}%`} />
      <View className="product-head__quota">
        已募集 {percent}%，剩余额度 {inWan(product.remainQuota)} 万元
      </View>
    </View>
  )
}
