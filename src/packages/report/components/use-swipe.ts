import type { ITouchEvent } from '@tarojs/components'
import { useRef } from 'react'
import { type Swipe, swipeOf, type TouchSpot } from '../swipe'

/** What the two targets say of the touched page: its place in the viewport on H5, the scrolled way in WeChat. */
interface Place {
  getBoundingClientRect?: () => { readonly top: number }
}

function spotOf(event: ITouchEvent): TouchSpot | undefined {
  const touch = event.changedTouches[0]
  if (!touch) return undefined
  const place = event.currentTarget as unknown as Place | null
  const top = place?.getBoundingClientRect?.().top ?? touch.clientY - touch.pageY
  return { x: touch.clientX, y: touch.clientY, top }
}

type Handler = (event: ITouchEvent) => void
type Handlers = Record<'onTouchStart' | 'onTouchMove' | 'onTouchEnd' | 'onTouchCancel', Handler>

/** Touch handlers that tell swipes with one finger; more fingers belong to the system (zoom, screen readers). */
export function useSwipe(onSwipe: (way: Swipe) => void): Handlers {
  const start = useRef<TouchSpot>()
  const forget = () => {
    start.current = undefined
  }
  return {
    onTouchStart: event => {
      start.current = event.touches.length === 1 ? spotOf(event) : undefined
    },
    onTouchMove: event => {
      if (event.touches.length > 1) forget()
    },
    onTouchEnd: event => {
      const from = start.current
      const to = spotOf(event)
      forget()
      const way = from && to && swipeOf(from, to)
      if (way) onSwipe(way)
    },
    onTouchCancel: forget,
  }
}
