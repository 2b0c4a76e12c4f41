import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { labelOf } from '@/contract/labels'
import { TRADE_TYPE } from '@/contract/tables/trade'
import type { Flow } from '@/contract/trade'
import { AmountsEye } from '@/domains/amounts/amounts-eye'
import { Money } from '@/domains/amounts/money'
import { monthCardRow } from '@/domains/trades/month-card-row'
import { MonthHead } from '@/domains/trades/month-head'
import { periodName } from '@/domains/trades/period'
import { PeriodButton } from '@/domains/trades/period-button'
import { Button } from '@/ui/kit/button'
import { StateView } from '@/ui/states/state-view'
import { LongListView } from '@/ui/templates/long-list-view'
import { ToAssets } from '@/domains/shell/to-assets'
import type { TradesStore } from './trades-store'
import './flows-view.scss'

const HEAD_HEIGHT = 2.5
const ROW_HEIGHT = 3.5

/** 资金流水: what really came to and went from the customer's account. */
export const FlowsView = observer(function FlowsView({ store }: { store: TradesStore }) {
  const { flows } = store
  return (
    <>
      <View className="flows__head">
        <PeriodButton period={flows.filter} onChange={period => void flows.applyFilter(period)} />
        <AmountsEye />
      </View>
      <LongListView
        list={flows}
        entries={store.flowEntries}
        isHead={entry => entry.kind === 'month'}
        estimateHeight={entry => (entry.kind === 'month' ? HEAD_HEIGHT : ROW_HEIGHT)}
        empty={<NoFlows store={store} />}
        endText={`已显示全部 ${flows.total} 笔流水`}
        rowClassOf={entry => (entry.kind === 'month' ? undefined : monthCardRow(entry))}
        renderEntry={entry =>
          entry.kind === 'month' ? (
            <MonthHead month={entry.month} total={entry.total} />
          ) : (
            <FlowRow flow={entry.row} />
          )
        }
      />
    </>
  )
})

/** Nothing came or went: in the period that was chosen, or ever. */
const NoFlows = observer(function NoFlows({ store: { flows } }: { store: TradesStore }) {
  const all = (
    <Button tone="secondary" trackId="flows-all" onTap={flows.clear}>
      查看全部时间
    </Button>
  )
  return (
    <StateView picture="empty" title="暂无资金流水" actions={flows.isFiltered ? all : <ToAssets />}>
      {periodName(flows.filter)}内没有到账或支付
    </StateView>
  )
})

function FlowRow({ flow }: { flow: Flow }) {
  const isOut = flow.amount.startsWith('-')
  return (
    <View className="flow-row">
      <View className="flow-row__what">
        <View className="flow-row__type">{labelOf(TRADE_TYPE, flow.type)}</View>
        <View className="flow-row__note">
          {flow.date.slice(5, 16)} · {flow.bankNameMask}
        </View>
        {flow.remark && <View className="flow-row__note">{flow.remark}</View>}
      </View>
      <Money
        className="flow-row__amount"
        value={isOut ? flow.amount.slice(1) : flow.amount}
        sign={isOut ? '\u2212' : '+'}
      />
    </View>
  )
}
