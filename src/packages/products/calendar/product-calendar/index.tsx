import { ViewingGate } from '@/domains/gates/viewing-gate'
import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { usePageStore } from '@/domains/shell/use-page-store'
import { useParams } from '@/domains/shell/use-params'
import { useShownParams } from '@/domains/shell/use-shown-params'
import { isOn } from '@/lib/flag'
import { CalendarStore, monthOf } from '../calendar-store'
import { CalendarView } from '../calendar-view'

export default definePage(function ProductCalendarPage() {
  const { month, mine } = useParams('products/product-calendar')
  const store = usePageStore(
    root => new CalendarStore(root, { month: monthOf(month), onlyMine: isOn(mine) ? '1' : '0' }),
  )
  useShownParams('products/product-calendar', {
    month: store.month || undefined,
    mine: isOn(store.onlyMine) ? '1' : undefined,
  })
  return (
    <PageShell route="products/product-calendar">
      <ViewingGate>
        <CalendarView store={store} />
      </ViewingGate>
    </PageShell>
  )
})
