import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { useParams } from '@/domains/shell/use-params'
import { usePageStore } from '@/domains/shell/use-page-store'
import { useShareCard } from '@/platform/elements/share-button'
import { DetailPage } from '@/ui/templates/detail-page'
import { ArticleActions } from '../article-actions'
import { ArticleBody } from '../article-body'
import { shareCard } from '../article-texts'
import { ArticleStore } from '../article-store'

export default definePage(function ArticlePage() {
  const { articleId } = useParams('content/article')
  const store = usePageStore(root => new ArticleStore(root, articleId))
  const { data } = store.article
  useShareCard(data && shareCard(data))
  return (
    <PageShell route="content/article">
      <DetailPage
        resource={store.article}
        renderDock={article => <ArticleActions article={article} store={store} />}
      >
        {article => <ArticleBody article={article} />}
      </DetailPage>
    </PageShell>
  )
})
