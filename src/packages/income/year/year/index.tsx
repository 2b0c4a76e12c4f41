import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { usePageStore } from '@/domains/shell/use-page-store'
import { useParams } from '@/domains/shell/use-params'
import { useShownParams } from '@/domains/shell/use-shown-params'
import { PullRefresh } from '@/platform/elements/pull-refresh'
import { useStores } from '@/stores/root/context'
import { Button } from '@/ui/kit/button'
import { StateView } from '@/ui/states/state-view'
import { DetailPage } from '@/ui/templates/detail-page'
import { periodParam } from '../income-rules'
import { IncomeStore } from '../income-store'
import { IncomeView } from '../income-view'

export default definePage(function YearPage() {
  const { navigation } = useStores()
  const { period } = useParams('income/year')
  const store = usePageStore(root => new IncomeStore(root, periodParam(period)))
  useShownParams('income/year', { period: store.period || undefined })
  return (
    <PageShell route="income/year">
      <PullRefresh onRefresh={store.summary.load}>
        <DetailPage
          resource={store.summary}
          isEmpty={({ years }) => years.length === 0}
          empty={
            <StateView
              picture="empty"
              title="还没有收益"
              actions={<Button onTap={() => navigation.go('products/product-calendar')}>看看产品日历</Button>}
            >
              持有产品后，每月的分配与净值盈亏会列在这里
            </StateView>
          }
        >
          {summary => <IncomeView store={store} summary={summary} />}
        </DetailPage>
      </PullRefresh>
    </PageShell>
  )
})
