import { DisclosureStore, filterOfAddress } from '@/domains/documents/disclosure-store'
import { DisclosureView } from '@/domains/documents/disclosure-view'
import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { useParams } from '@/domains/shell/use-params'
import { usePageStore } from '@/domains/shell/use-page-store'
import { useShownParams } from '@/domains/shell/use-shown-params'
import { chosenOf } from '@/stores/primitives/paged-list'

export default definePage(function DisclosuresPage() {
  const { trustId, ...address } = useParams('trusts/disclosures')
  const store = usePageStore(root => new DisclosureStore(root, { trustId }, filterOfAddress(address)))
  useShownParams('trusts/disclosures', {
    trustId,
    ...chosenOf({ ...store.disclosures.filter, productId: '' as const }),
  })
  return (
    <PageShell route="trusts/disclosures">
      <DisclosureView store={store} />
    </PageShell>
  )
})
