import { usePageStore } from '@/domains/shell/use-page-store'
import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { useParams } from '@/domains/shell/use-params'
import { taxDeclareInfo } from '@/contract/tax'
import { Resource } from '@/stores/primitives/resource'
import { ResourceView } from '@/ui/states/resource-view'
import { taxDeclaration } from '../../queries'
import { TaxResultView } from '../tax-result-view'

export default definePage(function TaxResultPage() {
  const { returnTo } = useParams('identity/tax-result')
  const info = usePageStore(
    root => new Resource(signal => root.read(taxDeclareInfo, taxDeclaration(), signal)),
  )
  return (
    <PageShell route="identity/tax-result">
      <ResourceView resource={info}>
        {found => <TaxResultView info={found} returnTo={returnTo} />}
      </ResourceView>
    </PageShell>
  )
})
