import { useState } from 'react'
import { nothing, type Stories } from '../story'
import { DayMark, type MarkShape } from './day-mark'
import { MonthGrid } from './month-grid'

const SHAPES: readonly MarkShape[] = ['circle', 'triangle', 'diamond', 'square']

function November() {
  const [day, setDay] = useState('2026-11-25')
  return (
    <MonthGrid
      month="2026-11"
      today="2026-11-20"
      selected={day}
      marksOf={date => (date === '2026-11-25' ? SHAPES : date === '2026-11-26' ? ['circle'] : [])}
      wordsOf={date => (date === '2026-11-25' ? '4 项安排' : '')}
      onSelect={setDay}
      onSwipe={nothing}
    />
  )
}

export const stories: Stories = {
  DayMark: Object.fromEntries(SHAPES.map(shape => [shape, () => <DayMark shape={shape} />])),
  MonthGrid: { month: () => <November /> },
}
