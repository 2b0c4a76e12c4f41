import { useRef } from 'react'
import { type Swipe, swipeOf, type TouchSpot } from './swipe'

/** What both targets' touch events have in common; Taro's own types differ by component. */
interface TouchLike {
  readonly touches: ArrayLike<unknown>
  readonly changedTouches: ArrayLike<{
    readonly clientX: number
    readonly clientY: number
    readonly pageY: number
  }>
  /** On H5 the element, which knows its place in the viewport. */
  readonly currentTarget: { getBoundingClientRect?: () => { readonly top: number } } | null
}

type Handler = (event: unknown) => void
type Handlers = Record<'onTouchStart' | 'onTouchMove' | 'onTouchEnd' | 'onTouchCancel', Handler>

function spotOf({ changedTouches, currentTarget }: TouchLike): TouchSpot | undefined {
  const touch = changedTouches[0]
  if (!touch) return undefined
  const top = currentTarget?.getBoundingClientRect?.().top ?? touch.clientY - touch.pageY
  return { x: touch.clientX, y: touch.clientY, top }
}

/** Touch handlers that tell swipes with one finger; more fingers belong to the system (zoom, screen readers). */
export function useSwipe(onSwipe: (way: Swipe) => void): Handlers {
  const start = useRef<TouchSpot>()
  const forget = () => {
    start.current = undefined
  }
  return {
    onTouchStart: event => {
      const touch = event as TouchLike
      start.current = touch.touches.length === 1 ? spotOf(touch) : undefined
    },
    onTouchMove: event => {
      if ((event as TouchLike).touches.length > 1) forget()
    },
    onTouchEnd: event => {
      const from = start.current
      const to = spotOf(event as TouchLike)
      forget()
      const way = from && to && swipeOf(from, to)
      if (way) onSwipe(way)
    },
    onTouchCancel: forget,
  }
}
