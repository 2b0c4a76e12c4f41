import { View } from '@tarojs/components'
import { useEffect, useId, useRef } from 'react'
import { weekdayName } from '@/lib/date'
import { dayByKey, monthText, weeksOf } from '@/lib/month-grid'
import { focusElement, Tappable } from '@/platform/elements/elements'
import { RoleView } from '@/platform/elements/role-view'
import { SwipeView } from '../kit/swipe-view'
import { DayMark, type MarkShape } from './day-mark'
import './month-grid.scss'

const WEEKDAYS = ['一', '二', '三', '四', '五', '六', '日'] as const

interface MonthGridProps {
  /** `YYYY-MM`. */
  month: string
  today: string
  /** The day that is chosen; `''` while none of the month is. */
  selected: string
  /** What stands below a day: a shape for each kind of event. */
  marksOf: (date: string) => readonly MarkShape[]
  /** What a screen reader is told of a day's marks; `''` without any. */
  wordsOf: (date: string) => string
  onSelect: (date: string) => void
  /** The next month or the one before, by a finger. */
  onSwipe: (step: -1 | 1) => void
}

/**
 * The days of a month by their weeks. One of them is reached by the Tab key, the others by arrows, Home, End, Page Up and Page Down, as
 * in any calendar; a finger turns the month.
 */
export function MonthGrid(props: MonthGridProps) {
  const { month, today, selected, onSelect } = props
  const id = useId()
  const idOf = (date: string) => `${id}-${date}`
  const reached = selected.startsWith(month) ? selected : today.startsWith(month) ? today : `${month}-01`
  // The day may stand in a month that is yet to be drawn.
  const wanted = useRef('')
  useEffect(() => {
    if (!wanted.current.startsWith(month)) return
    focusElement(`${id}-${wanted.current}`)
    wanted.current = ''
  })
  const handleKey = (key: string) => {
    const next = dayByKey(reached, key)
    if (next === undefined) return false
    wanted.current = next
    onSelect(next)
    return true
  }
  return (
    <SwipeView className="month-grid" onSwipe={props.onSwipe}>
      <RoleView role="grid" label={monthText(month)} onKey={handleKey}>
        <RoleView role="row" className="month-grid__week">
          {WEEKDAYS.map(name => (
            <RoleView key={name} role="columnheader" className="month-grid__weekday" label={`周${name}`}>
              {name}
            </RoleView>
          ))}
        </RoleView>
        {weeksOf(month).map((week, row) => (
          <RoleView key={row} role="row" className="month-grid__week">
            {week.map((date, column) => (
              <RoleView key={column} role="gridcell" className="month-grid__cell">
                {date && (
                  <Tappable
                    id={idOf(date)}
                    className={classOf(date, { today, selected })}
                    label={labelOf(date, props)}
                    isPassedByTab={date !== reached}
                    trackId="calendar-day"
                    onTap={() => onSelect(date)}
                  >
                    <View className="month-grid__number">
                      {date === today ? '今' : Number(date.slice(8))}
                    </View>
                    <View className="month-grid__marks">
                      {props.marksOf(date).map(shape => (
                        <DayMark key={shape} shape={shape} />
                      ))}
                    </View>
                  </Tappable>
                )}
              </RoleView>
            ))}
          </RoleView>
        ))}
      </RoleView>
    </SwipeView>
  )
}

const classOf = (date: string, { today, selected }: Pick<MonthGridProps, 'today' | 'selected'>) =>
  ['month-grid__day', date === today && 'month-grid__day--today', date === selected && 'month-grid__day--on']
    .filter(Boolean)
    .join(' ')

function labelOf(date: string, { today, selected, wordsOf }: MonthGridProps): string {
  const [, month, day] = date.split('-').map(Number)
  return [
    `${month}月${day}日 ${weekdayName(date)}`,
    date === today && '今天',
    date === selected && '已选',
    wordsOf(date),
  ]
    .filter(Boolean)
    .join('，')
}
