import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { useParams } from '@/domains/shell/use-params'
import { usePageStore } from '@/domains/shell/use-page-store'
import { TradeFilterBar } from '@/domains/trades/trade-filter-bar'
import { TradeListView } from '@/domains/trades/trade-list-view'
import { useStores } from '@/stores/root/context'
import { Tabs } from '@/ui/kit/tabs'
import { PageBody } from '@/ui/templates/page-body'
import { FlowsView } from '../flows-view'
import { StatementExport } from '../statement-export'
import { TradesStore } from '../trades-store'
import { ToAssets } from '@/domains/shell/to-assets'
import { tradePlace } from '../../shared/trade-place'
import { useShownParams } from '@/domains/shell/use-shown-params'

const TABS = [
  { value: 'trades', text: '交易记录' },
  { value: 'flows', text: '资金流水' },
] as const

export default definePage(function TradesPage() {
  const { navigation } = useStores()
  const { productId, ...address } = useParams('assets/trades')
  const store = usePageStore(root => new TradesStore(root, productId, address))
  useShownParams('assets/trades', { productId, ...store.address })
  return (
    <PageShell route="assets/trades">
      <PageBody>
        <Tabs label="记录类型" tabs={TABS} value={store.tab} onChange={store.show} />
        {store.tab === 'flows' ? (
          <FlowsView store={store} />
        ) : (
          <>
            <TradeFilterBar store={store.trades} />
            <StatementExport store={store.trades} productId={productId} />
            <TradeListView
              store={store.trades}
              emptyText="认购、分配与赎回的每一笔都会显示在这里。"
              emptyAction={<ToAssets />}
              linkOf={trade => {
                const { route, params } = tradePlace(trade)
                return navigation.link(route, params)
              }}
            />
          </>
        )}
      </PageBody>
    </PageShell>
  )
})
