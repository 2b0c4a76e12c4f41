import { View } from '@tarojs/components'
import { type Activity, activityList } from '@/contract/activity'
import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { usePageStore } from '@/domains/shell/use-page-store'
import { useStores } from '@/stores/root/context'
import { PagedList } from '@/stores/primitives/paged-list'
import { Button } from '@/ui/kit/button'
import { SectionHead } from '@/ui/kit/section-head'
import { StateView } from '@/ui/states/state-view'
import { ListPage } from '@/ui/templates/list-page'
import { activitiesOf } from '../../queries'
import { ActivityRow } from '../activity-row'
import '../activity-row.scss'
import '@/ui/kit/card.scss'
import '@/ui/kit/link-card.scss'
import '@/ui/templates/templates.scss'

export default definePage(function ActivityOverPage() {
  const { navigation } = useStores()
  const others = usePageStore(
    root =>
      new PagedList<Activity, undefined>(
        ({ pageNum, pageSize }, signal) =>
          root.read(activityList, activitiesOf({ pageNum, pageSize }), signal),
        { filter: undefined, idOf: activity => activity.activityId },
      ),
  )
  return (
    <PageShell route="membership/activity-over">
      <ListPage
        list={others}
        className="card link-card"
        isLined
        head={
          <>
            <StateView
              picture="closed"
              title="活动已失效"
              actions={<Button onTap={() => navigation.go('main/home', {}, 'relaunch')}>返回首页</Button>}
            >
              活动已结束或已下线，您可以看看其他活动
            </StateView>
            <SectionHead title="其他活动" />
          </>
        }
        empty={<View className="list-page__end">暂无其他活动，新的活动会通过消息中心通知您</View>}
        keyOf={activity => activity.activityId}
        renderRow={activity => <ActivityRow activity={activity} />}
      />
    </PageShell>
  )
})
