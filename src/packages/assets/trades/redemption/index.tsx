import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { useParams } from '@/domains/shell/use-params'
import { usePageStore } from '@/domains/shell/use-page-store'
import { redemptionFacts } from '@/domains/trades/trade-facts'
import { TradeView } from '../trade-view'
import { TradePageStore } from '../trade-page-store'

export default definePage(function RedemptionPage() {
  const { tradeId } = useParams('assets/redemption')
  const store = usePageStore(root => new TradePageStore(root, tradeId))
  return (
    <PageShell route="assets/redemption">
      <TradeView store={store} factsOf={redemptionFacts} />
    </PageShell>
  )
})
