import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { labelOf } from '@/contract/labels'
import type { InstructionPrepared, InstructionProduct } from '@/contract/instruction'
import { PRODUCT_TYPES_SHORT } from '@/contract/tables/product'
import { Money } from '@/domains/amounts/money'
import { Shares } from '@/domains/amounts/shares'
import { productOf, worthOf } from '@/lib/instruction-rules'
import { QUANTITY_MAX } from '@/lib/typed-quantity'
import { Tappable } from '@/platform/elements/elements'
import type { Row } from '@/stores/form/rows'
import { AmountField } from '@/ui/fields/amount-field'
import { FieldErrorRegion } from '@/ui/fields/field-error'
import { TakeAll } from '@/ui/fields/take-all'
import { TextField } from '@/ui/fields/text-field'
import { trash2 } from '@/ui/icon/glyphs/trash-2'
import { Icon } from '@/ui/icon/icon'
import { RowLink } from '@/ui/kit/row-link'
import { Tag } from '@/ui/kit/tag'
import type { LineFields } from './instruction-form'
import { termsText } from './instruction-texts'
import './line-card.scss'

interface LineCardProps {
  row: Row<LineFields>
  terms: InstructionPrepared
  onRemove: () => void
  onChooseGoal: () => void
}

/** One line: the product, how much of it, and of a conversion where it goes. */
export const LineCard = observer(function LineCard({ row, terms, onRemove, onChooseGoal }: LineCardProps) {
  const { productId, toProductId, amount, shares } = row.fields
  const product = productOf(terms, productId.value)
  const name = product?.productName ?? '已移出范围的产品'
  return (
    <View className="line-card" role="listitem">
      <View className="line-card__head">
        <View className="line-card__name">{name}</View>
        {product && <ProductTags product={product} />}
        <Tappable className="line-card__remove" label={`删除${name}`} onTap={onRemove}>
          <Icon glyph={trash2} size={20} />
        </Tappable>
      </View>
      <View id={productId.id}>
        <FieldErrorRegion id={`${productId.id}-notes`} error={productId.error} />
      </View>
      {product && amount.isShown && (
        <>
          <AmountField
            field={amount}
            label="申购金额（元）"
            placeholder="请输入申购金额"
            helper={termsText(product, product.inDay, terms.effectiveDate)}
          />
          <View className="line-card__fact">
            现持有 <Money value={product.value} />
          </View>
        </>
      )}
      {product && shares.isShown && <SharesPart row={row} terms={terms} product={product} />}
      {product && toProductId.isShown && (
        <View id={toProductId.id}>
          <RowLink
            title="转入产品"
            value={productOf(terms, toProductId.value)?.productName ?? '请选择'}
            onTap={onChooseGoal}
          />
          <FieldErrorRegion id={`${toProductId.id}-notes`} error={toProductId.error} />
        </View>
      )}
    </View>
  )
})

export function ProductTags({ product }: { product: Pick<InstructionProduct, 'productType' | 'riskLevel'> }) {
  return (
    <View className="line-card__tags">
      <Tag tone="fact">{labelOf(PRODUCT_TYPES_SHORT, product.productType)}</Tag>
      <Tag tone="fact">{product.riskLevel}</Tag>
    </View>
  )
}

/** Shares that go, all of them by one tap, and what they are worth by the newest net value. */
const SharesPart = observer(function SharesPart(props: {
  row: Row<LineFields>
  terms: InstructionPrepared
  product: InstructionProduct
}) {
  const { terms, product } = props
  const { shares, toProductId } = props.row.fields
  const { availableShares, outDay } = product
  const act = toProductId.isShown ? '转换' : '赎回'
  const later = outDay > terms.effectiveDate ? `，${outDay.slice(5)} 开放日执行` : ''
  return (
    <>
      <TextField
        field={shares}
        label={`${act}份额（份）`}
        kind="amount"
        placeholder={`请输入${act}份额`}
        helper={`净值 ${product.netValue}${later}`}
        maxLength={QUANTITY_MAX}
        aside={<TakeAll trackId="instruction-all" onTap={() => shares.set(availableShares)} />}
      />
      <View className="line-card__fact">
        可用 <Shares value={availableShares} />
        ，预估 <Money value={worthOf(shares.value, product)} /> 元
      </View>
    </>
  )
})
