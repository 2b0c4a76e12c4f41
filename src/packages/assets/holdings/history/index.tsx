import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { usePageStore } from '@/domains/shell/use-page-store'
import { useStores } from '@/stores/root/context'
import { ListPage } from '@/ui/templates/list-page'
import { HistoryFilter, NoHistory } from '../history-filter'
import { HistoryRow } from '../history-row'
import { HistoryStore } from '../history-store'
import '../history-row.scss'
import { useParams } from '@/domains/shell/use-params'
import { useShownParams } from '@/domains/shell/use-shown-params'
import { yearParam } from '@/lib/address-values'
import { chosenOf } from '@/stores/primitives/paged-list'

export default definePage(function HistoryPage() {
  const { navigation } = useStores()
  const { year } = useParams('assets/history')
  const store = usePageStore(root => new HistoryStore(root, yearParam(year)))
  useShownParams('assets/history', chosenOf(store.positions.filter))
  return (
    <PageShell route="assets/history">
      <ListPage
        list={store.positions}
        className="history-list"
        isLined
        head={<HistoryFilter store={store} />}
        empty={<NoHistory store={store} />}
        keyOf={position => position.positionId}
        renderRow={position => (
          <HistoryRow
            position={position}
            onTap={() => navigation.go('assets/history-position', { positionId: position.positionId })}
          />
        )}
        endText={`已显示全部 ${store.positions.total} 只`}
      />
    </PageShell>
  )
})
