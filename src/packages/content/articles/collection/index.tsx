import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { usePageStore } from '@/domains/shell/use-page-store'
import { PullRefresh } from '@/platform/elements/pull-refresh'
import { useStores } from '@/stores/root/context'
import { Button } from '@/ui/kit/button'
import { StateView } from '@/ui/states/state-view'
import { ListPage } from '@/ui/templates/list-page'
import { CollectedRow } from '../collected-row'
import { CollectionStore } from '../collection-store'
import '@/ui/kit/card.scss'

export default definePage(function CollectionPage() {
  const { navigation } = useStores()
  const store = usePageStore(root => new CollectionStore(root))
  const { articles } = store
  return (
    <PageShell route="content/collection">
      <PullRefresh onRefresh={articles.reload}>
        <ListPage
          list={articles}
          className="card"
          isLined
          endText={`共收藏 ${articles.total} 篇`}
          empty={
            <StateView
              picture="empty"
              title="还没有收藏"
              actions={<Button onTap={() => navigation.go('content/articles')}>去看资讯</Button>}
            >
              在资讯详情里点“收藏”，文章会保存在这里。
            </StateView>
          }
          keyOf={article => article.articleId}
          renderRow={article => (
            <CollectedRow
              article={article}
              serverTime={articles.known?.serverTime ?? ''}
              onToggle={() => void store.toggle(article)}
            />
          )}
        />
      </PullRefresh>
    </PageShell>
  )
})
