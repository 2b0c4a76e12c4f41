import { View } from '@tarojs/components'
import type { HomeDate } from '@/contract/home'
import { weekdayName } from '@/lib/date'
import { RoleView } from '@/platform/elements/role-view'
import { Card } from '@/ui/kit/card'
import { SectionHead } from '@/ui/kit/section-head'
import { dayWords, fiveWeeks, kindOf } from './schedule-rules'
import './schedule-view.scss'

const WEEKDAYS = ['一', '二', '三', '四', '五', '六', '日'] as const

/** The next five weeks with a dot below each day that something happens on; a payment's is red. */
export function FiveWeeks({ rows, today }: { rows: readonly HomeDate[]; today: string }) {
  const weeks = fiveWeeks(today)
  const [first = '', last = ''] = [weeks[0]?.[0], weeks[weeks.length - 1]?.[6]]
  return (
    <Card className="schedule__weeks">
      <SectionHead title="未来五周">
        <View className="schedule__span">
          {first.slice(5)} 至 {last.slice(5)}
        </View>
      </SectionHead>
      <RoleView role="table" label="未来五周">
        <RoleView role="row" className="schedule__week">
          {WEEKDAYS.map(name => (
            <RoleView key={name} role="columnheader" className="schedule__weekday" label={`周${name}`}>
              {name}
            </RoleView>
          ))}
        </RoleView>
        {weeks.map(week => (
          <RoleView key={week[0]} role="row" className="schedule__week">
            {week.map(date => (
              <Day key={date} date={date} today={today} rows={rows.filter(row => row.date === date)} />
            ))}
          </RoleView>
        ))}
      </RoleView>
    </Card>
  )
}

function Day({ date, today, rows }: { date: string; today: string; rows: readonly HomeDate[] }) {
  const [, month = 0, day = 0] = date.split('-').map(Number)
  const state = date === today ? 'today' : date < today ? 'past' : 'ahead'
  const words = [`${month}月${day}日 ${weekdayName(date)}`, date === today && '今天', dayWords(rows)]
  return (
    <RoleView
      role="cell"
      className={`schedule__day schedule__day--${state}`}
      label={words.filter(Boolean).join('，')}
    >
      <View className="schedule__number">{date === today ? '今' : day === 1 ? `${month}月` : day}</View>
      <View className="schedule__dots">
        {rows.length > 0 && (
          <View
            className={`schedule__dot ${rows.some(row => kindOf(row) === 'pay') ? 'schedule__dot--due' : ''}`}
          />
        )}
      </View>
    </RoleView>
  )
}
