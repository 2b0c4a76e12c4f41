import { PageShell } from '@/domains/shell/page-shell'
import { useParams } from '@/domains/shell/use-params'
import { usePageStore } from '@/domains/shell/use-page-store'
import { RecordsView } from '../records-view'
import { RecordsStore } from '../records-store'

export default function RecordsPage() {
  const { trustId = '' } = useParams('trusts/records')
  const store = usePageStore(root => new RecordsStore(root, trustId))
  return (
    <PageShell route="trusts/records">
      <RecordsView store={store} />
    </PageShell>
  )
}
