import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { CalendarEvent } from '@/contract/calendar'
import { labelOf } from '@/contract/labels'
import { CALENDAR_EVENT } from '@/contract/tables/calendar'
import { RISK_LEVEL } from '@/contract/tables/product'
import { productAddress } from '@/domains/products/product-address'
import { isOn } from '@/lib/flag'
import { monthText } from '@/lib/month-grid'
import { Heading, Tappable } from '@/platform/elements/elements'
import { useStores } from '@/stores/root/context'
import { DayMark } from '@/ui/calendar/day-mark'
import { MonthGrid } from '@/ui/calendar/month-grid'
import { SwitchRow } from '@/ui/fields/switch-row'
import { chevronLeft } from '@/ui/icon/glyphs/chevron-left'
import { chevronRight } from '@/ui/icon/glyphs/chevron-right'
import { Icon } from '@/ui/icon/icon'
import { Card } from '@/ui/kit/card'
import { LinkCard } from '@/ui/kit/link-card'
import { RowLink } from '@/ui/kit/row-link'
import { SectionHead } from '@/ui/kit/section-head'
import { ErrorState } from '@/ui/states/error-state'
import { Skeleton } from '@/ui/states/skeleton'
import { ResourceView } from '@/ui/states/resource-view'
import { PageBody } from '@/ui/templates/page-body'
import type { CalendarStore } from './calendar-store'
import { EVENT_SHAPES, eventWords, shapesOf } from './calendar-texts'
import './calendar-view.scss'

/** The month, what its marks mean, and what happens on the chosen day. */
export const CalendarView = observer(function CalendarView({ store }: { store: CalendarStore }) {
  const { shownMonth, selected, onlyMine, calendar } = store
  return (
    <PageBody>
      {shownMonth && (
        <Card className="calendar__month-card">
          <MonthHead store={store} />
          <MonthGrid
            month={shownMonth}
            today={calendar.data?.today ?? ''}
            selected={selected}
            marksOf={date => shapesOf(store.eventsOf(date))}
            wordsOf={date => eventWords(store.eventsOf(date))}
            onSelect={store.select}
            onSwipe={store.turn}
          />
          <Legend />
        </Card>
      )}
      <LinkCard>
        <SwitchRow
          title="仅看我的"
          caption="只显示我持有的产品"
          isOn={isOn(onlyMine)}
          trackId="calendar-mine"
          onToggle={store.toggleMine}
        />
      </LinkCard>
      <ResourceView resource={calendar} skeleton={<Skeleton rows={3} />}>
        {() => (store.isCurrent ? <DayEvents store={store} /> : <NotYet store={store} />)}
      </ResourceView>
    </PageBody>
  )
})

const MonthHead = observer(function MonthHead({ store }: { store: CalendarStore }) {
  const { shownMonth, calendar } = store
  const isNow = calendar.data?.today.startsWith(shownMonth) ?? true
  return (
    <View className="calendar__head">
      <Tappable className="calendar__turn" label="上个月" onTap={() => store.turn(-1)}>
        <Icon glyph={chevronLeft} size={22} />
      </Tappable>
      <View className="calendar__month" aria-live="polite">
        <Heading level={1} className="calendar__name">
          {monthText(shownMonth)}
        </Heading>
        {!isNow && (
          <Tappable className="calendar__today" onTap={store.goToToday}>
            回到今天
          </Tappable>
        )}
      </View>
      <Tappable className="calendar__turn" label="下个月" onTap={() => store.turn(1)}>
        <Icon glyph={chevronRight} size={22} />
      </Tappable>
    </View>
  )
})

function Legend() {
  return (
    <View className="calendar__legend">
      {Object.entries(EVENT_SHAPES).map(([kind, shape]) => (
        <View key={kind} className="calendar__kind">
          <DayMark shape={shape} />
          {labelOf(CALENDAR_EVENT, kind)}
        </View>
      ))}
    </View>
  )
}

/** Another month was asked for than the one that has come: nothing is known of it yet. */
const NotYet = observer(function NotYet({ store: { calendar } }: { store: CalendarStore }) {
  if (calendar.state.kind !== 'error') return <Skeleton rows={3} />
  return <ErrorState error={calendar.state.error} onRetry={() => void calendar.load()} />
})

/** What happens on the chosen day. */
const DayEvents = observer(function DayEvents({ store }: { store: CalendarStore }) {
  const { selected, selectedEvents, days } = store
  if (!selected) {
    return (
      <Card>
        <View className="calendar__none">本月没有产品事件</View>
      </Card>
    )
  }
  const [, month, day] = selected.split('-').map(Number)
  return (
    <Card>
      <SectionHead title={`${month}月${day}日`}>
        {selectedEvents.length > 0 && <View className="calendar__count">{selectedEvents.length} 项</View>}
      </SectionHead>
      {selectedEvents.length === 0 && (
        <View className="calendar__none">
          {days.length === 0 ? '本月没有产品事件' : '当日没有产品事件，请选择有标记的日期'}
        </View>
      )}
      {selectedEvents.map(event => (
        <EventRow key={`${event.productId}-${event.eventType}-${event.note}`} event={event} />
      ))}
      <View className="calendar__none">每日开放的产品不逐日列出，日期以公告为准。</View>
    </Card>
  )
})

/** One event; leads to its product where the product has a page. */
const EventRow = observer(function EventRow({ event }: { event: CalendarEvent }) {
  const { navigation } = useStores()
  const address = productAddress(event)
  return (
    <RowLink
      title={event.productName}
      caption={`${labelOf(CALENDAR_EVENT, event.eventType)} · ${event.note}`}
      value={`${event.riskLevel} ${labelOf(RISK_LEVEL, event.riskLevel)}`}
      trackId="calendar-product"
      onTap={address ? () => void navigation.follow(address) : undefined}
    />
  )
})
