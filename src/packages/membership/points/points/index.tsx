import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { usePageStore } from '@/domains/shell/use-page-store'
import { PageBody } from '@/ui/templates/page-body'
import { codesOf } from '@/contract/code-table'
import { PointsHead } from '../points-head'
import { PointsView } from '../points-view'
import { PointsStore } from '../points-store'
import { useParams } from '@/domains/shell/use-params'
import { useShownParams } from '@/domains/shell/use-shown-params'
import { choiceParam } from '@/lib/address-choice'
import { yearParam } from '@/lib/address-values'
import { POINT_TYPE } from '@/contract/tables/membership'
import { chosenOf } from '@/stores/primitives/paged-list'

export default definePage(function PointsPage() {
  const { pointType, year } = useParams('membership/points')
  const store = usePageStore(
    root =>
      new PointsStore(root, {
        pointType: choiceParam(pointType, codesOf(POINT_TYPE)),
        year: yearParam(year),
      }),
  )
  useShownParams('membership/points', chosenOf(store.records.filter))
  return (
    <PageShell route="membership/points">
      <PageBody>
        <PointsHead store={store} />
        <PointsView store={store} />
      </PageBody>
    </PageShell>
  )
})
