import { contractSignResult } from '@/contract/signing'
import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { usePageStore } from '@/domains/shell/use-page-store'
import { useParams } from '@/domains/shell/use-params'
import { Resource } from '@/stores/primitives/resource'
import { changesOf } from '@/stores/root/changes-of'
import { ResourceView } from '@/ui/states/resource-view'
import { signedContractOf } from '../../queries'
import { SignedView } from '../signed-view'

export default definePage(function ContractSignedPage() {
  const { orderId } = useParams('signing/contract-signed')
  const resource = usePageStore(
    root =>
      new Resource(signal => root.read(contractSignResult, signedContractOf({ orderId }), signal), {
        changes: changesOf(root),
        dependsOn: ['applications', 'orders'],
      }),
  )
  return (
    <PageShell route="signing/contract-signed">
      <ResourceView resource={resource}>{signed => <SignedView signed={signed} />}</ResourceView>
    </PageShell>
  )
})
