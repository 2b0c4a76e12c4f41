import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { usePageStore } from '@/domains/shell/use-page-store'
import { PullRefresh } from '@/platform/elements/pull-refresh'
import { useResource } from '@/ui/states/use-recovery'
import { PageBody } from '@/ui/templates/page-body'
import { ArticlesHead } from '../articles-head'
import { ArticlesView } from '../articles-view'
import { ArticlesStore } from '../articles-store'
import { useParams } from '@/domains/shell/use-params'
import { useShownParams } from '@/domains/shell/use-shown-params'
import { idParam } from '@/lib/address-values'

export default definePage(function ArticlesPage() {
  const { categoryId } = useParams('content/articles')
  const store = usePageStore(root => new ArticlesStore(root, idParam(categoryId)))
  useShownParams('content/articles', { categoryId: store.articles.filter.categoryId || undefined })
  useResource(store.categories)
  return (
    <PageShell route="content/articles">
      <PullRefresh onRefresh={store.refresh}>
        <PageBody>
          <ArticlesHead store={store} />
          <ArticlesView store={store} />
        </PageBody>
      </PullRefresh>
    </PageShell>
  )
})
