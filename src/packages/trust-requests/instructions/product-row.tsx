import { View } from '@tarojs/components'
import type { InstructionChoice } from '@/contract/instruction'
import { Money } from '@/domains/amounts/money'
import { isPositive } from '@/lib/decimal'
import { isOn } from '@/lib/flag'
import { amountTerms } from '@/lib/purchase'
import { percent } from '@/lib/format-number'
import { Tappable } from '@/platform/elements/elements'
import { CheckMark } from '@/ui/kit/check-mark'
import { ProductTags } from './line-card'
import './product-row.scss'

interface ProductRowProps {
  product: InstructionChoice
  isChosen: boolean
  isSingle: boolean
  onToggle: () => void
}

/** One product to choose: what it is, on what terms, what is held of it; or why it cannot be chosen. */
export function ProductRow({ product, isChosen, isSingle, onToggle }: ProductRowProps) {
  const content = (
    <View className="product-row__text">
      <View className="product-row__line">
        <View className="product-row__name">{product.productName}</View>
        <ProductTags product={product} />
      </View>
      <View className="product-row__fact">
        {amountTerms(product)}，净值 {product.netValue}
      </View>
      {isPositive(product.shares) && (
        <View className="product-row__fact">
          现持有 <Money value={product.value} />
          ，占 {percent(product.weight)}
        </View>
      )}
      {product.reason && <View className="product-row__reason">{product.reason}</View>}
    </View>
  )
  // One that was chosen and can be no more is still to be taken off.
  if (!isOn(product.selectable) && !isChosen) {
    return <View className="product-row product-row--off">{content}</View>
  }
  const kind = isSingle ? 'radio' : 'checkbox'
  return (
    <Tappable className="product-row" role={kind} isChecked={isChosen} onTap={onToggle}>
      <CheckMark kind={kind} isOn={isChosen} />
      {content}
    </Tappable>
  )
}
