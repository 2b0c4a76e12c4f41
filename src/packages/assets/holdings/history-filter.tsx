import { observer } from 'mobx-react'
import { AmountsEye } from '@/domains/amounts/amounts-eye'
import { Button } from '@/ui/kit/button'
import { ChoiceButton } from '@/ui/overlays/choice-button'
import { ToAssets } from '@/domains/shell/to-assets'
import { StateView } from '@/ui/states/state-view'
import { yearChoices } from '../shared/choices'
import type { HistoryStore } from './history-store'
import { FilterLine } from '../shared/filter-line'

/** The year that liquidated positions are shown of; nothing while there is none to choose. */
export const HistoryFilter = observer(function HistoryFilter({ store }: { store: HistoryStore }) {
  const { positions, years } = store
  const { year } = positions.filter
  if (years.length === 0) return null
  return (
    <FilterLine>
      <ChoiceButton
        title="清算年份"
        options={yearChoices(years)}
        value={year}
        isActive={year !== ''}
        onChange={value => positions.narrow({ year: value })}
      />
      <AmountsEye />
    </FilterLine>
  )
})

/** Nothing was liquidated at all, or not in the chosen year. */
export const NoHistory = observer(function NoHistory({ store }: { store: HistoryStore }) {
  const { filter, isFiltered, clear } = store.positions
  if (!isFiltered) {
    return (
      <StateView picture="empty" title="暂无历史资产" actions={<ToAssets />}>
        产品清算后，持有期间与收益会显示在这里
      </StateView>
    )
  }
  return (
    <StateView
      picture="empty"
      title={`${filter.year}年没有清算的产品`}
      actions={
        <Button tone="secondary" onTap={clear}>
          查看全部年份
        </Button>
      }
    >
      换一个年份试试
    </StateView>
  )
})
