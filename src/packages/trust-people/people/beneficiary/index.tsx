import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { usePageStore } from '@/domains/shell/use-page-store'
import { useParams } from '@/domains/shell/use-params'
import { idParam } from '@/lib/address-values'
import { Skeleton } from '@/ui/states/skeleton'
import { ResourceView } from '@/ui/states/resource-view'
import { BeneficiaryStore } from '../beneficiary-store'
import { BeneficiaryView } from '../beneficiary-view'
import { LockedNote } from '../../shared/locked-note'
import { setRef } from '../../shared/set-ref'

export default definePage(function BeneficiaryPage() {
  const params = useParams('trust-people/beneficiary')
  const store = usePageStore(root => new BeneficiaryStore(root, setRef(params), idParam(params.beneId)))
  return (
    <PageShell route="trust-people/beneficiary">
      <ResourceView resource={store.loaded} skeleton={<Skeleton shape="form" />}>
        {({ set }) => (
          <LockedNote set={set} draft={store.draft}>
            <BeneficiaryView store={store} />
          </LockedNote>
        )}
      </ResourceView>
    </PageShell>
  )
})
