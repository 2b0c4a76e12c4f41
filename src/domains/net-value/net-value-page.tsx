import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import type { NetValueSeries } from '@/contract/product'
import { AmountsEye } from '@/domains/amounts/amounts-eye'
import { Change } from '@/domains/amounts/change'
import { percent } from '@/lib/format-number'
import { Heading } from '@/platform/elements/elements'
import { useStores } from '@/stores/root/context'
import { PeriodFields } from '@/ui/fields/period-fields'
import { Card } from '@/ui/kit/card'
import { Facts } from '@/ui/kit/facts'
import { SectionHead } from '@/ui/kit/section-head'
import { PageBody } from '@/ui/templates/page-body'
import { NetValueCard } from './net-value-card'
import type { NetValueStore } from './net-value-store'
import { queryName } from './net-value-texts'
import './net-value-page.scss'

interface NetValuePageProps<S extends NetValueSeries> {
  store: NetValueStore<S>
  /** Product or trust; unknown until the first answer. */
  name: string | undefined
  /** Below the line: what else moves over the same period. */
  children?: ReactNode
}

/** Net values over a chosen period: change, drawdown, line and table. */
export const NetValuePage = observer(function NetValuePage<S extends NetValueSeries>(
  props: NetValuePageProps<S>,
) {
  const { store, name, children } = props
  const { ui } = useStores()
  const { data } = store.series
  return (
    <PageBody>
      <View className="net-value-page__head">
        <Heading level={1} className="net-value-page__name">
          {name ?? '净值'}
        </Heading>
        <AmountsEye />
      </View>
      <Card>
        <Facts
          facts={[
            {
              label: `${queryName(store.query)}涨跌`,
              value: <Change value={data?.periodReturn} isPercent />,
            },
            { label: '最大回撤', value: ui.areAmountsHidden ? '****' : percent(data?.maxDrawdown) },
          ]}
        />
      </Card>
      <NetValueCard title="单位净值" store={store} />
      <Card>
        <SectionHead title="自定义区间" />
        <PeriodFields buttonText="查询" onChoose={store.show} />
      </Card>
      {children}
    </PageBody>
  )
}) as <S extends NetValueSeries>(props: NetValuePageProps<S>) => ReactNode
