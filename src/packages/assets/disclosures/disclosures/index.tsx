import { DisclosureStore, filterOfAddress } from '@/domains/documents/disclosure-store'
import { DisclosureView } from '@/domains/documents/disclosure-view'
import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { ToAssets } from '@/domains/shell/to-assets'
import { useParams } from '@/domains/shell/use-params'
import { usePageStore } from '@/domains/shell/use-page-store'
import { useShownParams } from '@/domains/shell/use-shown-params'
import { chosenOf } from '@/stores/primitives/paged-list'

export default definePage(function DisclosuresPage() {
  const address = useParams('assets/disclosures')
  const store = usePageStore(root => new DisclosureStore(root, {}, filterOfAddress(address)))
  useShownParams('assets/disclosures', chosenOf(store.disclosures.filter))
  return (
    <PageShell route="assets/disclosures">
      <DisclosureView store={store} wayOn={<ToAssets />} />
    </PageShell>
  )
})
