import { useEffect } from 'react'
import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { usePageStore } from '@/domains/shell/use-page-store'
import { useParams } from '@/domains/shell/use-params'
import { useShareCard } from '@/platform/elements/share-button'
import { useStores } from '@/stores/root/context'
import { Skeleton } from '@/ui/states/skeleton'
import { isOver } from '../activity-texts'
import { ActivityView } from '../activity-view'
import { activityCard } from '../../shared/share-cards'
import { ActivityStore } from '../activity-store'

export default definePage(function ActivityPage() {
  const { navigation } = useStores()
  const { activityId } = useParams('membership/activity')
  const store = usePageStore(root => new ActivityStore(root, activityId))
  const { data } = store.activity
  useShareCard(data && activityCard(data))
  const isGone = data !== undefined && isOver(data)
  useEffect(() => {
    if (isGone) navigation.go('membership/activity-over', {}, 'replace')
  }, [isGone, navigation])
  return (
    <PageShell route="membership/activity">
      {isGone ? <Skeleton /> : <ActivityView store={store} />}
    </PageShell>
  )
})
