import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { usePageStore } from '@/domains/shell/use-page-store'
import { useParams } from '@/domains/shell/use-params'
import { ProofSheet } from '@/domains/verification/proof-sheet'
import { Skeleton } from '@/ui/states/skeleton'
import { ResourceView } from '@/ui/states/resource-view'
import { RedeemStore } from '../redeem-store'
import { RedeemView } from '../redeem-view'

export default definePage(function RedeemPage() {
  const { positionId } = useParams('products/redeem')
  const store = usePageStore(root => new RedeemStore(root, positionId))
  return (
    <PageShell route="products/redeem">
      <ResourceView resource={store.terms} skeleton={<Skeleton shape="form" />}>
        {terms => <RedeemView store={store} terms={terms} />}
      </ResourceView>
      <ProofSheet proof={store.proof} title="验证身份后赎回" confirmText="确认赎回" />
    </PageShell>
  )
})
