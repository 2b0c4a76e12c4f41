import { observer } from 'mobx-react'
import { PageShell } from '@/domains/shell/page-shell'
import { usePageStore } from '@/domains/shell/use-page-store'
import { PullRefresh } from '@/platform/elements/pull-refresh'
import { Note } from '@/ui/kit/note'
import { StateView } from '@/ui/states/state-view'
import { ListPage } from '@/ui/templates/list-page'
import { ToMessages } from '../../shared/to-messages'
import { ResearchCard } from '../research-card'
import { ResearchesStore } from '../researches-store'

export default observer(function ResearchesPage() {
  const store = usePageStore(root => new ResearchesStore(root))
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
