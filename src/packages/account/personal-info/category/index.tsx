import type { PiCategory } from '@/contract/personal-info'
import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { useParams } from '@/domains/shell/use-params'
import { usePageStore } from '@/domains/shell/use-page-store'
import { SmsCheckSheet } from '@/domains/verification/sms-check-sheet'
import { usePageHide } from '@/platform/pages/navigation'
import { StateView } from '@/ui/states/state-view'
import { DetailPage } from '@/ui/templates/detail-page'
import { CategoryView } from '../category-view'
import { RevealDock } from '../reveal-dock'
import { CategoryStore } from '../category-store'

export default definePage(function CategoryPage() {
  const { category } = useParams('account/category')
  // An unknown category is the server's to refuse.
  const store = usePageStore(root => new CategoryStore(root, category as PiCategory))
  usePageHide(store.hide)
  return (
    <PageShell route="account/category">
      <DetailPage
        resource={store.detail}
        isEmpty={detail => detail.items.length === 0}
        empty={
          <StateView picture="empty" title="没有收集这类信息">
            使用相关功能并经您同意后，才会收集
          </StateView>
        }
        renderDock={() => store.canReveal && <RevealDock store={store} />}
      >
        {detail => <CategoryView detail={detail} store={store} />}
      </DetailPage>
      <SmsCheckSheet check={store.check} title="验证身份后查看" confirmText="查看" />
    </PageShell>
  )
})
