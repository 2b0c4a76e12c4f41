import { trustTradeDetail } from '@/contract/trust'
import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { useParams } from '@/domains/shell/use-params'
import { usePageStore } from '@/domains/shell/use-page-store'
import { TradeBody } from '@/domains/trades/trade-body'
import { tradeFacts } from '@/domains/trades/trade-facts'
import { Resource } from '@/stores/primitives/resource'
import { DetailPage } from '@/ui/templates/detail-page'
import { trustTradeOf } from '../../queries'

export default definePage(function TradePage() {
  const { tradeId } = useParams('trusts/trade')
  const trade = usePageStore(
    root => new Resource(signal => root.read(trustTradeDetail, trustTradeOf({ tradeId }), signal)),
  )
  return (
    <PageShell route="trusts/trade">
      <DetailPage resource={trade}>
        {data => <TradeBody trade={data} caption={data.trustName} facts={tradeFacts(data)} />}
      </DetailPage>
    </PageShell>
  )
})
