import { filterOptionsOf } from '@/contract/labels'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect } from 'react'
import { PRODUCT_TYPE, RISK_LEVEL } from '@/contract/tables/product'
import { AmountsEye } from '@/domains/amounts/amounts-eye'
import { SearchField } from '@/ui/fields/search-field'
import { ActionBar } from '@/ui/kit/action-bar'
import { Button } from '@/ui/kit/button'
import { ChoiceButton } from '@/ui/overlays/choice-button'
import { StateView } from '@/ui/states/state-view'
import { ListPage } from '@/ui/templates/list-page'

import type { ProductChoice } from './product-choice'
import { ProductRow } from './product-row'
import './product-list.scss'

/** R2 中低风险. */
const riskOptions = () =>
  filterOptionsOf(RISK_LEVEL, '全部风险等级').map(({ value, text }) => ({
    value,
    text: value ? `${value} ${text}` : text,
  }))

/** The products to choose from, searched and narrowed, and the way back with what was chosen. */
export const ProductList = observer(function ProductList(props: {
  choice: ProductChoice
  onTaken: () => void
}) {
  const { choice, onTaken } = props
  const { products, isSingle, chosen } = choice
  useEffect(() => choice.begin(), [choice])
  const handleTake = () => {
    choice.take()
    onTaken()
  }
  return (
    <ListPage
      list={products}
      className="product-list"
      isLined
      head={<Narrowing choice={choice} />}
      empty={<NoProducts choice={choice} />}
      keyOf={product => product.productId}
      renderRow={product => (
        <ProductRow
          product={product}
          isSingle={isSingle}
          isChosen={chosen.includes(product.productId)}
          onToggle={() => choice.toggle(product.productId)}
        />
      )}
      endText={`已显示全部 ${products.total} 只产品`}
      dock={
        <ActionBar
          actions={[
            {
              text: isSingle ? '选好了' : `选好了（${chosen.length}）`,
              disabledReason: choice.reason,
              trackId: 'instruction-take',
              onTap: handleTake,
            },
          ]}
        />
      }
    />
  )
})

const Narrowing = observer(function Narrowing({ choice }: { choice: ProductChoice }) {
  const { filter, narrow } = choice.products
  return (
    <View className="product-list__head">
      <SearchField label="搜索产品名称" value={filter.keyword} onSearch={keyword => narrow({ keyword })} />
      <View className="product-list__filters">
        <ChoiceButton
          title="风险等级"
          options={riskOptions()}
          value={filter.riskLevel}
          isActive={filter.riskLevel !== ''}
          onChange={riskLevel => narrow({ riskLevel })}
        />
        <ChoiceButton
          title="产品类型"
          options={filterOptionsOf(PRODUCT_TYPE, '全部类型')}
          value={filter.productType}
          isActive={filter.productType !== ''}
          onChange={productType => narrow({ productType })}
        />
        <AmountsEye />
      </View>
    </View>
  )
})

const NoProducts = observer(function NoProducts({ choice }: { choice: ProductChoice }) {
  const { isFiltered, narrow } = choice.products
  if (!isFiltered) return <StateView picture="empty" title="没有可以选择的产品" />
  return (
    <StateView
      picture="empty"
      title="没有符合条件的产品"
      actions={
        <Button tone="secondary" onTap={() => narrow({ keyword: '', riskLevel: '', productType: '' })}>
          查看全部产品
        </Button>
      }
    />
  )
})
