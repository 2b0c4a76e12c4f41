import { MESSAGE_CATEGORY } from '@/contract/tables/message'
import { UnreadStore } from '@/domains/messages/unread-store'
import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { useNativeCall } from '@/domains/shell/use-native-call'
import { usePageStore } from '@/domains/shell/use-page-store'
import { PullRefresh } from '@/platform/elements/pull-refresh'
import { useStores } from '@/stores/root/context'
import { Note } from '@/ui/kit/note'
import { StateView } from '@/ui/states/state-view'
import { ListPage } from '@/ui/templates/list-page'
import { ToMessages } from '../../shared/to-messages'
import { ResearchCard } from '../research-card'
import { ResearchesStore } from '../researches-store'

export default definePage(function ResearchesPage() {
  const store = usePageStore(root => new ResearchesStore(root))
  // Invitations come with the messages of this kind.
  const unread = useStores().get(UnreadStore)
  useNativeCall('noticeAllRead', () => void unread.readAll(MESSAGE_CATEGORY.survey))
  return (
    <PageShell route="messages/researches">
      <PullRefresh onRefresh={store.researches.reload}>
        <ListPage
          list={store.researches}
          head={<Note>参加与否由您决定，谈话与填写的内容只用于改进服务。</Note>}
          empty={
            <StateView picture="empty" title="暂无调研邀请" actions={<ToMessages />}>
              需要您的意见时会在这里邀请您，参加可以获得积分。
            </StateView>
          }
          keyOf={research => research.researchId}
          renderRow={research => <ResearchCard research={research} store={store} />}
          endText={`已显示全部 ${store.researches.total} 项`}
        />
      </PullRefresh>
    </PageShell>
  )
})
