import { UnreadStore } from '@/domains/messages/unread-store'
import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { usePageStore } from '@/domains/shell/use-page-store'
import { useNativeCall } from '@/domains/shell/use-native-call'
import { PullRefresh } from '@/platform/elements/pull-refresh'
import { useStores } from '@/stores/root/context'
import { StateView } from '@/ui/states/state-view'
import { useResource } from '@/ui/states/use-recovery'
import { ListPage } from '@/ui/templates/list-page'
import { ToMessages } from '../../shared/to-messages'
import { SurveyCard } from '../survey-card'
import { SurveysHead } from '../surveys-head'
import { SurveysStore } from '../surveys-store'

export default definePage(function SurveysPage() {
  const unread = useStores().get(UnreadStore)
  const store = usePageStore(root => new SurveysStore(root))
  useResource(unread.home)
  useNativeCall('noticeAllRead', () => void unread.readAll('6'))
  return (
    <PageShell route="messages/surveys">
      <PullRefresh onRefresh={store.refresh}>
        <ListPage
          list={store.surveys}
          head={<SurveysHead />}
          empty={
            <StateView picture="empty" title="暂无问卷" actions={<ToMessages />}>
              有新的问卷时会在这里邀请您，提交后可以获得积分。
            </StateView>
          }
          keyOf={survey => survey.surveyId}
          renderRow={survey => <SurveyCard survey={survey} store={store} />}
          endText={`已显示全部 ${store.surveys.total} 份`}
        />
      </PullRefresh>
    </PageShell>
  )
})
