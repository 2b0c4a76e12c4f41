import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { HomeDate } from '@/contract/home'
import { Money } from '@/domains/amounts/money'
import { openDate } from '@/domains/schedule/date-rules'
import { monthText } from '@/lib/month-grid'
import { Tappable } from '@/platform/elements/elements'
import { useStores } from '@/stores/root/context'
import { calendarCheck } from '@/ui/icon/glyphs/calendar-check'
import { calendarPlus } from '@/ui/icon/glyphs/calendar-plus'
import { Icon } from '@/ui/icon/icon'
import { Button } from '@/ui/kit/button'
import { Card } from '@/ui/kit/card'
import { Chips } from '@/ui/kit/chips'
import { GroupHead } from '@/ui/kit/group-head'
import { Tag } from '@/ui/kit/tag'
import { FiveWeeks } from './five-weeks'
import { choicesOf, kindOf, monthsOf, noteOf, SCHEDULE_KINDS, weekdayText } from './schedule-rules'
import type { ScheduleMonth } from './schedule-rules'
import type { ScheduleStore } from './schedule-store'
import './schedule-view.scss'

/** So many months are shown until the customer asks for all. */
const MONTHS_AT_FIRST = 3

interface ViewProps {
  store: ScheduleStore
  list: readonly HomeDate[]
  serverTime: string
}

/** What is ahead: by kind, over five weeks, and month by month. */
export const ScheduleView = observer(function ScheduleView({ store, list, serverTime }: ViewProps) {
  const { rows, kind, isOpen } = store
  const months = monthsOf(rows)
  const shown = isOpen ? months : months.slice(0, MONTHS_AT_FIRST)
  const left = rows.length - shown.reduce((sum, month) => sum + month.rows.length, 0)
  return (
    <>
      <Chips label="日程种类" options={choicesOf(list, kind)} value={kind} onChange={store.choose} />
      <FiveWeeks rows={rows} today={serverTime.slice(0, 10)} />
      {rows.length === 0 && <View className="schedule__none">近一年没有这类日程</View>}
      {shown.map(month => (
        <Month key={month.month} month={month} store={store} serverTime={serverTime} />
      ))}
      {left > 0 && (
        <Button tone="secondary" trackId="schedule-more" onTap={store.open}>
          {`再看以后的 ${left} 项`}
        </Button>
      )}
      <View className="schedule__none">日期以公告为准，遇节假日顺延；变动会通知您</View>
    </>
  )
})

interface MonthProps extends Pick<ViewProps, 'store' | 'serverTime'> {
  month: ScheduleMonth
}

const Month = observer(function Month({ month: { month, rows, toPay, toGet }, ...rest }: MonthProps) {
  const totals = [
    ...(toPay ? [{ label: '待缴', value: <Money value={toPay} /> }] : []),
    ...(toGet ? [{ label: '预计到账', value: <Money value={toGet} /> }] : []),
  ]
  return (
    <>
      <GroupHead name={monthText(month)} totals={totals} />
      <Card>
        {rows.map(row => (
          <DateRow key={row.dateId} row={row} {...rest} />
        ))}
      </Card>
    </>
  )
})

interface RowProps extends Pick<ViewProps, 'store' | 'serverTime'> {
  row: HomeDate
}

/** A date: leads to its thing, and can be put into the phone's calendar by itself. */
const DateRow = observer(function DateRow({ row, store, serverTime }: RowProps) {
  const { navigation } = useStores()
  const today = serverTime.slice(0, 10)
  const { name, tone } = SCHEDULE_KINDS[kindOf(row)]
  const isAdded = store.added.has(row.dateId)
  const day = row.date.slice(5)
  return (
    <View className="schedule__row">
      <Tappable
        className="schedule__main"
        role="link"
        trackId="schedule-date"
        onTap={() => openDate(navigation, row)}
      >
        <View className={`schedule__when ${row.date === today ? 'schedule__when--today' : ''}`}>
          <View className="schedule__date">{day}</View>
          <View className="schedule__weekday-of">{weekdayText(row.date, today)}</View>
        </View>
        <View className="schedule__what">
          <View className="schedule__head">
            <View className="schedule__title">{row.title}</View>
            {row.amount && <Money value={row.amount} className="schedule__amount" />}
          </View>
          <View className="schedule__note">
            <Tag tone={tone}>{name}</Tag> {noteOf(row, serverTime)}
          </View>
        </View>
      </Tappable>
      <Tappable
        className={`schedule__add ${isAdded ? 'schedule__add--done' : ''}`}
        label={isAdded ? `${day} ${row.title} 已加入日历` : `把 ${day} ${row.title} 加入日历`}
        trackId="schedule-add"
        onTap={() => void store.add([row])}
      >
        <Icon glyph={isAdded ? calendarCheck : calendarPlus} size={20} />
      </Tappable>
    </View>
  )
})
