import { HotlineLink } from '@/domains/shell/hotline-link'
import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { useParams } from '@/domains/shell/use-params'
import { usePageStore } from '@/domains/shell/use-page-store'
import { Card } from '@/ui/kit/card'
import { SectionHead } from '@/ui/kit/section-head'
import { StateView } from '@/ui/states/state-view'
import { DetailPage } from '@/ui/templates/detail-page'
import { HelpEntry } from '../help-entry'
import { HelpListStore } from '../help-list-store'

export default definePage(function HelpListPage() {
  const { categoryId, id } = useParams('content/help-list')
  const store = usePageStore(root => new HelpListStore(root, categoryId))
  return (
    <PageShell route="content/help-list">
      <DetailPage
        resource={store.help}
        isEmpty={({ list }) => list.length === 0}
        empty={
          <StateView picture="empty" title="暂无常见问题">
            <HotlineLink why="没有找到答案" />
          </StateView>
        }
      >
        {({ categoryName, list }) => (
          <Card>
            <SectionHead title={categoryName} />
            {list.map(item => (
              <HelpEntry key={item.id} item={item} votes={store.votes} isOpenFirst={item.id === id} />
            ))}
          </Card>
        )}
      </DetailPage>
    </PageShell>
  )
})
