import { observer } from 'mobx-react'
import { PageShell } from '@/domains/shell/page-shell'
import { usePageStore } from '@/domains/shell/use-page-store'
import { useParams } from '@/domains/shell/use-params'
import { ResourceView } from '@/ui/states/resource-view'
import { SignedStore } from '../signed-store'
import { SignedView } from '../signed-view'

export default observer(function ContractSignedPage() {
  const { orderId = '' } = useParams('signing/contract-signed')
  const store = usePageStore(root => new SignedStore(root, orderId))
  return (
    <PageShell route="signing/contract-signed">
      <ResourceView resource={store.signed}>{signed => <SignedView signed={signed} />}</ResourceView>
    </PageShell>
  )
})
