import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import type { NetValueRange, NetValueSeries } from '@/contract/product'
import { useStores } from '@/stores/root/context'
import { NetValueChart } from '@/domains/net-value/net-value-chart'
import { Card } from '@/ui/kit/card'
import { Chips } from '@/ui/kit/chips'
import { ResourceView } from '@/ui/states/resource-view'
import { Skeleton } from '@/ui/states/skeleton'
import type { NetValueStore } from './net-value-store'
import { describeNetValues, queryName, RANGE_NAMES } from './net-value-texts'
import './net-value-card.scss'

const RANGES = (Object.keys(RANGE_NAMES) as NetValueRange[]).map(value => ({
  value,
  text: RANGE_NAMES[value],
}))

interface NetValueCardProps<S extends NetValueSeries> {
  title: string
  store: NetValueStore<S>
}

/** Net values as a line against their benchmark, over a period that is one tap away. */
export const NetValueCard = observer(function NetValueCard<S extends NetValueSeries>(
  props: NetValueCardProps<S>,
) {
  const { title, store } = props
  const { ui } = useStores()
  const { query } = store
  return (
    <Card>
      <ResourceView resource={store.series} skeleton={<Skeleton rows={3} />}>
        {series => (
          <NetValueChart
            title={title}
            points={series.list.map(({ date, netValue, benchmarkValue }) => ({
              date,
              value: netValue,
              benchmark: benchmarkValue,
            }))}
            summary={describeNetValues(queryName(query), series)}
            isHidden={ui.areAmountsHidden}
          >
            <Chips
              label="区间"
              isFitted
              options={RANGES}
              value={'range' in query ? query.range : ''}
              onChange={range => range && store.show({ range })}
            />
          </NetValueChart>
        )}
      </ResourceView>
      <View className="net-value-card__note">历史表现不代表未来收益。净值以托管行复核为准。</View>
    </Card>
  )
}) as <S extends NetValueSeries>(props: NetValueCardProps<S>) => ReactNode
