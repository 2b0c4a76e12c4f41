import { observer } from 'mobx-react'
import { ToCalendar } from '@/domains/shell/to-calendar'
import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { usePageStore } from '@/domains/shell/use-page-store'
import { useParams } from '@/domains/shell/use-params'
import { useShownParams } from '@/domains/shell/use-shown-params'
import { ActionBar } from '@/ui/kit/action-bar'
import { StateView } from '@/ui/states/state-view'
import { DetailPage } from '@/ui/templates/detail-page'
import { chosenKind, ScheduleStore } from '../schedule-store'
import { ScheduleView } from '../schedule-view'

export default definePage(function SchedulePage() {
  const { kind } = useParams('income/schedule')
  const store = usePageStore(root => new ScheduleStore(root, chosenKind(kind)))
  useShownParams('income/schedule', { kind: store.kind || undefined })
  return (
    <PageShell route="income/schedule">
      <DetailPage
        resource={store.schedule}
        isEmpty={({ list }) => list.length === 0}
        empty={
          <StateView
            picture="empty"
            title="近一年没有日程"
            actions={<ToCalendar trackId="schedule-calendar" />}
          >
            持有产品或参与信托后，开放日、分配和到期会列在这里
          </StateView>
        }
        renderDock={() => store.rows.length > 0 && <AddAll store={store} />}
      >
        {({ list, serverTime }) => <ScheduleView store={store} list={list} serverTime={serverTime} />}
      </DetailPage>
    </PageShell>
  )
})

const AddAll = observer(function AddAll({ store }: { store: ScheduleStore }) {
  return (
    <ActionBar
      actions={[
        {
          text: '全部加入手机日历',
          tone: 'secondary',
          isBusy: store.isAdding,
          trackId: 'schedule-add-all',
          onTap: () => void store.add(store.rows),
        },
      ]}
    />
  )
})
