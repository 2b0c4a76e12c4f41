import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { type AssetOverview, POSITION_SORTS, type PositionSort } from '@/contract/position'
import { labelOf } from '@/contract/labels'
import { PRODUCT_TYPES_SHORT } from '@/contract/tables/product'
import { PositionRow } from '@/domains/positions/position-row'
import { useStores } from '@/stores/root/context'
import { Button } from '@/ui/kit/button'
import { Chips } from '@/ui/kit/chips'
import { SectionHead } from '@/ui/kit/section-head'
import { ChoiceButton } from '@/ui/overlays/choice-button'
import { ListView } from '@/ui/templates/list-page'
import type { OverviewStore } from './overview-store'
import './position-list.scss'

const SORT_NAMES: Record<PositionSort, string> = {
  marketValue: '按市值',
  income: '按收益率',
  maturity: '按到期日',
}

/** The positions by type, in the order the customer chose. */
export const PositionList = observer(function PositionList(props: {
  store: OverviewStore
  overview: AssetOverview
}) {
  const { store, overview } = props
  const { navigation } = useStores()
  const types = overview.typeSummary.map(({ productType, count }) => ({
    value: productType,
    text: `${labelOf(PRODUCT_TYPES_SHORT, productType)} ${count}`,
  }))
  return (
    <View>
      <SectionHead title="持仓">
        <ChoiceButton
          title="排序方式"
          options={POSITION_SORTS.map(value => ({ value, text: SORT_NAMES[value] }))}
          value={store.filter.sort}
          onChange={store.sortBy}
        />
      </SectionHead>
      {types.length > 1 && (
        <Chips
          label="产品类型"
          options={[{ value: '', text: `全部 ${overview.positionCount}` }, ...types]}
          value={store.filter.productType}
          onChange={store.showType}
        />
      )}
      <ListView
        list={store.positions}
        className="position-list"
        empty={
          <View className="position-list__empty">
            <View>当前身份下没有持仓</View>
            <Button
              tone="secondary"
              trackId="assets-my-trust"
              onTap={() => navigation.go('main/my-trust', { tab: '2' })}
            >
              查看信托与受益权
            </Button>
          </View>
        }
        keyOf={position => position.positionId}
        renderRow={position => (
          <PositionRow
            position={position}
            {...navigation.link('assets/position', { positionId: position.positionId })}
          />
        )}
      />
    </View>
  )
})
