import { type CommonEventFunction, type ITouchEvent, View } from '@tarojs/components'
import { type ReactNode, useRef } from 'react'

/** A finger that moves less than this to the side (px), or more up than aside, meant something else. */
const MIN_DISTANCE = 40

interface SwipeViewProps {
  className?: string
  /** The next one (finger to the left) or the one before. Never the only way: buttons do the same. */
  onSwipe: (step: -1 | 1) => void
  children: ReactNode
}

interface Point {
  readonly x: number
  readonly y: number
}

function pointOf({ changedTouches: [touch] }: ITouchEvent): Point | undefined {
  return touch && { x: touch.clientX, y: touch.clientY }
}

/** Content that is turned by a finger, sideways; the page still scrolls up and down under it. */
export function SwipeView({ className, onSwipe, children }: SwipeViewProps) {
  const from = useRef<Point>()
  const handleStart: CommonEventFunction = event => {
    from.current = pointOf(event as ITouchEvent)
  }
  const handleEnd: CommonEventFunction = event => {
    const start = from.current
    const end = pointOf(event as ITouchEvent)
    from.current = undefined
    if (!start || !end) return
    const aside = end.x - start.x
    if (Math.abs(aside) < MIN_DISTANCE || Math.abs(aside) < Math.abs(end.y - start.y)) return
    onSwipe(aside < 0 ? 1 : -1)
  }
  return (
    <View className={className} onTouchStart={handleStart} onTouchEnd={handleEnd}>
      {children}
    </View>
  )
}
