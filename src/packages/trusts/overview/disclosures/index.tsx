import { DisclosureStore } from '@/domains/documents/disclosure-store'
import { DisclosureView } from '@/domains/documents/disclosure-view'
import { PageShell } from '@/domains/shell/page-shell'
import { useParams } from '@/domains/shell/use-params'
import { usePageStore } from '@/domains/shell/use-page-store'

export default function DisclosuresPage() {
  const { trustId } = useParams('trusts/disclosures')
  const store = usePageStore(root => new DisclosureStore(root, { trustId }))
  return (
    <PageShell route="trusts/disclosures">
      <DisclosureView store={store} />
    </PageShell>
  )
}
