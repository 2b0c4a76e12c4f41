import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { useParams } from '@/domains/shell/use-params'
import { usePageStore } from '@/domains/shell/use-page-store'
import { tradeFacts } from '@/domains/trades/trade-facts'
import { TradeView } from '../trade-view'
import { TradePageStore } from '../trade-page-store'

export default definePage(function TradePage() {
  const { tradeId } = useParams('assets/trade')
  const store = usePageStore(root => new TradePageStore(root, tradeId))
  return (
    <PageShell route="assets/trade">
      <TradeView store={store} factsOf={tradeFacts} />
    </PageShell>
  )
})
