import { type PointerEvent, useEffect, useRef } from 'react'
import type { SignaturePadProps } from './signature-pad.types'
import { type PadLook, type PadPoint, SignaturePen } from './signature-pen'
import { useLatest } from './use-latest'
import { watchLook } from './watch-look'
import './signature-pad.scss'

/** Sharper cannot be seen. */
const MAX_PIXEL_RATIO = 3

/** Sizes and ink as the styles in force say; `undefined` while the pad is not shown. */
function lookOf(canvas: HTMLCanvasElement, isTurned: boolean): PadLook | undefined {
  const { width, height } = canvas.getBoundingClientRect()
  if (width === 0 || height === 0) return undefined
  const pixelRatio = Math.min(window.devicePixelRatio || 1, MAX_PIXEL_RATIO)
  return { width, height, pixelRatio, colour: getComputedStyle(canvas).color, isTurned }
}

/** Where the pointer has been since the last event: fast hands draw round all the same. */
function pointsOf(event: PointerEvent<HTMLCanvasElement>): PadPoint[] {
  const { left, top } = event.currentTarget.getBoundingClientRect()
  const { nativeEvent } = event
  // Safari 13 knows one point to an event.
  const passed = (nativeEvent as Partial<globalThis.PointerEvent>).getCoalescedEvents?.call(nativeEvent) ?? []
  return (passed.length > 0 ? passed : [nativeEvent]).map(({ clientX, clientY, timeStamp }) => ({
    x: clientX - left,
    y: clientY - top,
    t: timeStamp,
  }))
}

/** A finger on the pad moves no page; `touch-action` alone does not hold in every WebView. */
function keepPageStill(event: TouchEvent): void {
  if (event.cancelable) event.preventDefault()
}

/** Paper for a signature: finger, pen or mouse draw strokes on it, one at a time. */
export function SignaturePad(props: SignaturePadProps) {
  const { className = '', label, writing, isTurned = false, isOff = false, onStroke } = props
  const canvas = useRef<HTMLCanvasElement>(null)
  const pen = useRef<SignaturePen>()
  const latest = useLatest(writing)
  useEffect(() => {
    const element = canvas.current
    if (!element) return
    const paint = () => pen.current?.paint(lookOf(element, isTurned), latest.current)
    pen.current ??= new SignaturePen(element)
    paint()
    element.addEventListener('touchmove', keepPageStill, { passive: false })
    const stopWatching = watchLook(element, paint)
    return () => {
      stopWatching()
      element.removeEventListener('touchmove', keepPageStill)
    }
  }, [isTurned, latest])
  useEffect(() => {
    const element = canvas.current
    if (element) pen.current?.paint(lookOf(element, isTurned), writing)
  }, [writing, isTurned])

  const down = (event: PointerEvent<HTMLCanvasElement>) => {
    const [point] = pointsOf(event)
    if (isOff || event.button > 0 || !point || !pen.current?.down(event.pointerId, point)) return
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  const move = (event: PointerEvent<HTMLCanvasElement>) => {
    for (const point of pointsOf(event)) pen.current?.move(event.pointerId, point)
  }
  const up = ({ pointerId }: PointerEvent) => {
    const drawn = pen.current?.up(pointerId)
    if (drawn) onStroke(drawn.stroke, drawn.ratio)
  }
  const cancel = ({ pointerId }: PointerEvent) => pen.current?.cancel(pointerId)
  return (
    <canvas
      ref={canvas}
      className={`signature-pad ${className}`}
      role="img"
      aria-label={label}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={up}
      onPointerCancel={cancel}
      onLostPointerCapture={cancel}
    />
  )
}
