import { DisclosureStore } from '@/domains/documents/disclosure-store'
import { DisclosureView } from '@/domains/documents/disclosure-view'
import { PageShell } from '@/domains/shell/page-shell'
import { useParams } from '@/domains/shell/use-params'
import { usePageStore } from '@/domains/shell/use-page-store'

export default function InformationDisclosurePage() {
  const { trustId } = useParams('informationdisclosure')
  const store = usePageStore(root => new DisclosureStore(root, { trustId }))
  return (
    <PageShell route="informationdisclosure">
      <DisclosureView store={store} />
    </PageShell>
  )
}
