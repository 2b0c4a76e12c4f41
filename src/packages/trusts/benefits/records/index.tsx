import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { useParams } from '@/domains/shell/use-params'
import { usePageStore } from '@/domains/shell/use-page-store'
import { codesOf } from '@/contract/code-table'
import { RecordsView } from '../records-view'
import { RecordsStore } from '../records-store'
import { useShownParams } from '@/domains/shell/use-shown-params'
import { choiceParam } from '@/lib/address-choice'
import { yearParam } from '@/lib/address-values'
import { DIST_TYPE } from '@/contract/tables/trust'
import { chosenOf } from '@/stores/primitives/paged-list'

export default definePage(function RecordsPage() {
  const { trustId, beneId, distType, year } = useParams('trusts/records')
  const store = usePageStore(
    root =>
      new RecordsStore(
        root,
        { trustId, beneId },
        {
          distType: choiceParam(distType, codesOf(DIST_TYPE)),
          year: yearParam(year),
        },
      ),
  )
  useShownParams('trusts/records', {
    trustId,
    ...(beneId ? { beneId } : {}),
    ...chosenOf(store.records.filter),
  })
  return (
    <PageShell route="trusts/records">
      <RecordsView store={store} />
    </PageShell>
  )
})
