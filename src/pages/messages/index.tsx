import { UnreadStore } from '@/domains/messages/unread-store'
import { MESSAGES_TAB } from '@/domains/messages/use-unread-count'
import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { useNativeCall } from '@/domains/shell/use-native-call'
import { usePageShow } from '@/platform/pages/navigation'
import { PullRefresh } from '@/platform/elements/pull-refresh'
import { useTabBadge } from '@/platform/host/tab-badge'
import { useStores } from '@/stores/root/context'
import { ResourceView } from '@/ui/states/resource-view'
import { PageBody } from '@/ui/templates/page-body'
import { MessageCenter } from './message-center'

export default definePage(function MessagesPage() {
  const unread = useStores().get(UnreadStore)
  usePageShow(unread.refresh)
  useTabBadge(MESSAGES_TAB, unread.total)
  useNativeCall('noticeAllRead', () => void unread.readAll())
  return (
    <PageShell route="main/messages">
      <PullRefresh onRefresh={unread.home.load}>
        <PageBody>
          <ResourceView resource={unread.home}>{home => <MessageCenter home={home} />}</ResourceView>
        </PageBody>
      </PullRefresh>
    </PageShell>
  )
})
