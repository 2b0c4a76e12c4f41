import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { usePageStore } from '@/domains/shell/use-page-store'
import { useStores } from '@/stores/root/context'
import { noteGuideDone } from '@/stores/root/guide-done'
import { type Action, ActionBar } from '@/ui/kit/action-bar'
import { DetailPage } from '@/ui/templates/detail-page'
import { GuideView } from '../guide-view'
import { GuideStore } from '../guide-store'

export default definePage(function GuidePage() {
  const { navigation } = useStores()
  const store = usePageStore(root => new GuideStore(root))
  const handleFinish = () => {
    noteGuideDone()
    navigation.back()
  }
  const back: Action = store.isFirst
    ? { text: '跳过', tone: 'secondary', trackId: 'guide-skip', onTap: handleFinish }
    : { text: '上一步', tone: 'secondary', onTap: () => store.move(-1) }
  const onwards: Action = store.isLast
    ? { text: '开始使用', trackId: 'guide-done', onTap: handleFinish }
    : { text: '下一步', onTap: () => store.move(1) }
  return (
    <PageShell route="content/guide">
      <DetailPage resource={store.guide} renderDock={() => <ActionBar actions={[back, onwards]} />}>
        {steps => <GuideView steps={steps} store={store} />}
      </DetailPage>
    </PageShell>
  )
})
