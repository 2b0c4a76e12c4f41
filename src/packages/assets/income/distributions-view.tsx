import { observer } from 'mobx-react'
import { AmountsEye } from '@/domains/amounts/amounts-eye'
import { monthCardRow } from '@/domains/trades/month-card-row'
import { useStores } from '@/stores/root/context'
import { Button } from '@/ui/kit/button'
import { ChoiceButton } from '@/ui/overlays/choice-button'
import { ToAssets } from '@/domains/shell/to-assets'
import { StateView } from '@/ui/states/state-view'
import { LongListView } from '@/ui/templates/long-list-view'
import { productChoices, yearChoices } from '../shared/choices'
import type { DistributionsStore } from './distributions-store'
import { DistributionRow } from './distribution-row'
import { FilterLine } from '../shared/filter-line'
import { YearHead } from './year-head'

/** Heights in rem before a line has been measured. */
const HEAD_HEIGHT = 2.5
const ROW_HEIGHT = 3.5

/** Income paid, year by year, however much there is. */
export const DistributionsView = observer(function DistributionsView({
  store,
}: {
  store: DistributionsStore
}) {
  const { navigation } = useStores()
  const { distributions } = store
  return (
    <>
      <DistributionsFilter store={store} />
      <LongListView
        list={distributions}
        entries={store.entries}
        isHead={entry => entry.kind === 'year'}
        estimateHeight={entry => (entry.kind === 'year' ? HEAD_HEIGHT : ROW_HEIGHT)}
        empty={<NoDistributions store={store} />}
        endText={`已显示${distributions.isFiltered ? '符合条件的' : ''}全部 ${distributions.total} 笔分配`}
        rowClassOf={entry => (entry.kind === 'year' ? undefined : monthCardRow(entry))}
        renderEntry={entry =>
          entry.kind === 'year' ? (
            <YearHead year={entry.year} netAmount={entry.netAmount} />
          ) : (
            <DistributionRow
              distribution={entry.row}
              onTap={() => navigation.go('assets/distribution', { distId: entry.row.distId })}
            />
          )
        }
      />
    </>
  )
})

/** Product and year; nothing for a customer who was never paid any income. */
const DistributionsFilter = observer(function DistributionsFilter({ store }: { store: DistributionsStore }) {
  const { distributions, products, years } = store
  const { filter } = distributions
  if (products.length === 0) return null
  return (
    <FilterLine>
      <ChoiceButton
        title="产品"
        options={productChoices(products, filter.productId)}
        value={filter.productId}
        isActive={filter.productId !== ''}
        onChange={store.showProduct}
      />
      {years.length > 0 && (
        <ChoiceButton
          title="分配年份"
          options={yearChoices(years)}
          value={filter.year}
          isActive={filter.year !== ''}
          onChange={year => distributions.narrow({ year })}
        />
      )}
      <AmountsEye />
    </FilterLine>
  )
})

/** Nothing was paid at all, or nothing under this product and year. */
const NoDistributions = observer(function NoDistributions({ store }: { store: DistributionsStore }) {
  if (!store.distributions.isFiltered || store.products.length === 0) {
    return (
      <StateView picture="empty" title="暂无收益分配" actions={<ToAssets />}>
        产品分配收益后，每一笔都会显示在这里
      </StateView>
    )
  }
  return (
    <StateView
      picture="empty"
      title={store.distributions.filter.year ? '该年份没有收益分配' : '该产品暂无收益分配'}
      actions={
        <Button tone="secondary" onTap={store.distributions.clear}>
          查看全部产品
        </Button>
      }
    >
      分配日期与方式以产品公告为准
    </StateView>
  )
})
