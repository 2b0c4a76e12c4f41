import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { useParams } from '@/domains/shell/use-params'
import { usePageStore } from '@/domains/shell/use-page-store'
import { TradeFilterBar } from '@/domains/trades/trade-filter-bar'
import { TradeListView } from '@/domains/trades/trade-list-view'
import { useStores } from '@/stores/root/context'
import { Button } from '@/ui/kit/button'
import { PageBody } from '@/ui/templates/page-body'
import { AmountsHead } from '../../shared/amounts-head'
import { trustTrades } from '../trust-trades'
import { trustTradePlace } from '../trade-place'
import { useShownParams } from '@/domains/shell/use-shown-params'
import { addressOfFilter, filterOfAddress } from '@/domains/trades/trade-address'
import { EVERY_TRADE } from '@/domains/trades/trade-list-store'

export default definePage(function TradesPage() {
  const { navigation } = useStores()
  const { trustId, ...address } = useParams('trusts/trades')
  const store = usePageStore(root => trustTrades(root, trustId, filterOfAddress(address, EVERY_TRADE)))
  useShownParams('trusts/trades', { trustId, ...addressOfFilter(store.trades.filter) })
  return (
    <PageShell route="trusts/trades">
      <PageBody>
        <AmountsHead title="交易明细">信托财产的投资、费用、分配与追加</AmountsHead>
        <TradeFilterBar store={store} />
        <TradeListView
          store={store}
          emptyText="信托财产的每一笔投资、费用与分配都会显示在这里。"
          emptyAction={
            <Button
              tone="secondary"
              trackId="trades-none"
              onTap={() => navigation.go('trusts/principal', { trustId })}
            >
              查看信托
            </Button>
          }
          linkOf={trade => {
            const { route, params } = trustTradePlace(trade)
            return navigation.link(route, params)
          }}
        />
      </PageBody>
    </PageShell>
  )
})
