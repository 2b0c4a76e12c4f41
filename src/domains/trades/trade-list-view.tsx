import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import type { Trade } from '@/contract/trade'
import type { LinkProps } from '@/platform/elements/elements.types'
import { StateView } from '@/ui/states/state-view'
import { Button } from '@/ui/kit/button'
import { LongListView } from '@/ui/templates/long-list-view'
import { periodName } from './period'
import type { TradeListStore } from './trade-list-store'
import { TradeLine, tradeLineClass } from './trade-line'

/** Heights in rem before a line has been measured. */
const HEAD_HEIGHT = 2.5
const ROW_HEIGHT = 3.5

interface TradeListViewProps {
  store: TradeListStore
  /** What a customer without any trade reads. */
  emptyText: string
  /** Where such a customer goes on. */
  emptyAction: ReactNode
  linkOf: (trade: Trade) => LinkProps
}

/** Trades by month, however many: heads with the month's totals, a card of rows below each. */
export const TradeListView = observer(function TradeListView({
  store,
  emptyText,
  emptyAction,
  linkOf,
}: TradeListViewProps) {
  return (
    <LongListView
      list={store.trades}
      entries={store.entries}
      isHead={entry => entry.kind === 'month'}
      estimateHeight={entry => (entry.kind === 'month' ? HEAD_HEIGHT : ROW_HEIGHT)}
      empty={<NoTrades store={store} text={emptyText} action={emptyAction} />}
      endText={`已显示${store.trades.isFiltered ? '符合条件的' : ''}全部 ${store.trades.total} 笔记录`}
      rowClassOf={tradeLineClass}
      renderEntry={entry => <TradeLine entry={entry} linkOf={linkOf} />}
    />
  )
})

/** Nothing found: the filter may be the reason, and can be taken away. */
const NoTrades = observer(function NoTrades({
  store,
  text,
  action,
}: {
  store: TradeListStore
  text: string
  action: ReactNode
}): ReactNode {
  if (!store.trades.isFiltered) {
    return (
      <StateView picture="empty" title="暂无交易记录" actions={action}>
        {text}
      </StateView>
    )
  }
  return (
    <StateView
      picture="empty"
      title="没有符合条件的交易"
      actions={
        <Button tone="secondary" onTap={store.trades.clear}>
          查看全部时间和类型
        </Button>
      }
    >
      {periodName(store.trades.filter)}内没有符合筛选条件的记录
    </StateView>
  )
})
