import { observer } from 'mobx-react'
import { ToCalendar } from '@/domains/shell/to-calendar'
import { monthCardRow } from '@/domains/trades/month-card-row'
import { Button } from '@/ui/kit/button'
import { StateView } from '@/ui/states/state-view'
import { LongListView } from '@/ui/templates/long-list-view'
import { expiryOfMonth } from './points-texts'
import type { PointsStore } from './points-store'
import { PointsMonth, PointsRow } from './points-rows'

/** Heights in rem before a line has been measured. */
const HEAD_HEIGHT = 2.5
const ROW_HEIGHT = 3.6

/** Movements by month, however many. */
export const PointsView = observer(function PointsView({ store }: { store: PointsStore }) {
  const { records } = store
  return (
    <LongListView
      list={records}
      entries={store.entries}
      isHead={entry => entry.kind === 'month'}
      estimateHeight={entry => (entry.kind === 'month' ? HEAD_HEIGHT : ROW_HEIGHT)}
      empty={<NoRecords store={store} />}
      endText={`已显示${records.isFiltered ? '符合条件的' : ''}全部 ${records.total} 笔明细`}
      rowClassOf={entry => (entry.kind === 'month' ? undefined : monthCardRow(entry))}
      renderEntry={entry =>
        entry.kind === 'month' ? (
          <PointsMonth
            month={entry.month}
            total={entry.total}
            expireDate={expiryOfMonth(records.items, entry.month)}
          />
        ) : (
          <PointsRow record={entry.row} />
        )
      }
    />
  )
})

function NoRecords({ store }: { store: PointsStore }) {
  if (!store.records.isFiltered) {
    return (
      <StateView picture="empty" title="暂无积分明细" actions={<ToCalendar trackId="points-calendar" />}>
        持有产品、参加活动或完成问卷后，积分会显示在这里
      </StateView>
    )
  }
  return (
    <StateView
      picture="empty"
      title="没有符合条件的明细"
      actions={
        <Button tone="secondary" onTap={store.records.clear}>
          查看全部明细
        </Button>
      }
    >
      换一个类型或年份试试
    </StateView>
  )
}
