import { trustNetValueList } from '@/contract/trust'
import { NetValuePage } from '@/domains/net-value/net-value-page'
import { NetValueStore } from '@/domains/net-value/net-value-store'
import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { useParams } from '@/domains/shell/use-params'
import { usePageStore } from '@/domains/shell/use-page-store'
import { ErrorState } from '@/ui/states/error-state'
import { trustNetValuesOf } from '../../queries'
import { TotalAssetsCard, type TrustNetValues } from '../total-assets-card'

export default definePage(function NetValuesPage() {
  const { trustId } = useParams('trusts/net-values')
  const store = usePageStore(
    root =>
      new NetValueStore<TrustNetValues>((query, signal) =>
        root.read(trustNetValueList, trustNetValuesOf({ trustId, ...query }), signal),
      ),
  )
  const { state, data, load } = store.series
  // Somebody else's trust: without its values the choice of a period would promise something.
  const isRefused = state.kind === 'error' && state.error.isFinal && data === undefined
  return (
    <PageShell route="trusts/net-values">
      {isRefused ? (
        <ErrorState error={state.error} onRetry={() => void load()} />
      ) : (
        <NetValuePage store={store} name={data?.trustName}>
          <TotalAssetsCard store={store} />
        </NetValuePage>
      )}
    </PageShell>
  )
})
