import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'
import type { Canvas2dProps, CanvasSlider, CanvasSurface, ChartColour } from './canvas.types'
import { watchLook } from './watch-look'
import './canvas.scss'

const COLOURS: readonly ChartColour[] = [
  ...(['accent', 'c1', 'c2', 'c3', 'c4', 'c5'] as const),
  ...(['line', 'line-strong', 'text-3', 'card'] as const),
]
/** Twice is as sharp as a line can be seen; more costs memory only. */
const MAX_PIXEL_RATIO = 3

/** Sizes and colours as the styles in force say; `undefined` while the canvas is not shown. */
function surfaceOf(canvas: HTMLCanvasElement): CanvasSurface | undefined {
  const { width, height } = canvas.getBoundingClientRect()
  if (width === 0 || height === 0) return undefined
  const style = getComputedStyle(canvas)
  const read = (name: ChartColour) => [name, style.getPropertyValue(`--c-${name}`).trim()] as const
  return {
    width,
    height,
    dp: parseFloat(getComputedStyle(document.documentElement).fontSize) / 20,
    fontSize: parseFloat(style.fontSize),
    fontFamily: style.fontFamily,
    colours: Object.fromEntries(COLOURS.map(read)) as Record<ChartColour, string>,
  }
}

function paint(canvas: HTMLCanvasElement, draw: Canvas2dProps['draw']): void {
  const surface = surfaceOf(canvas)
  const context = surface && canvas.getContext('2d')
  if (!context) return
  const ratio = Math.min(window.devicePixelRatio || 1, MAX_PIXEL_RATIO)
  // Setting the size also clears the canvas and its state.
  canvas.width = Math.round(surface.width * ratio)
  canvas.height = Math.round(surface.height * ratio)
  context.scale(ratio, ratio)
  draw(context, surface)
}

/** Value that a key of the keyboard leads to; `undefined` for keys that are none of a slider's. */
function valueOfKey({ value, max }: CanvasSlider, key: string): number | undefined {
  const values: Readonly<Record<string, number>> = {
    ArrowLeft: value - 1,
    ArrowDown: value - 1,
    ArrowRight: value + 1,
    ArrowUp: value + 1,
    PageDown: value - Math.ceil(max / 10),
    PageUp: value + Math.ceil(max / 10),
    Home: 0,
    End: max,
  }
  const wanted = values[key]
  return wanted === undefined ? undefined : Math.min(Math.max(wanted, 0), max)
}

/**
 * A picture drawn by a function, drawn anew whenever the function, the size, the theme or the display scale changes. A
 * finger moving sideways belongs to the picture, moving up or down to the page.
 */
export function Canvas2d({ className = '', label, draw, onPoint, slider }: Canvas2dProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const element = canvas.current
    if (!element) return
    paint(element, draw)
    return watchLook(element, () => paint(element, draw))
  }, [draw])
  const point = ({ clientX }: PointerEvent) => {
    const element = canvas.current
    const surface = element && surfaceOf(element)
    if (surface) onPoint?.(clientX - element.getBoundingClientRect().left, surface)
  }
  const handleKey = (event: KeyboardEvent) => {
    const value = slider && valueOfKey(slider, event.key)
    if (value === undefined) return
    event.preventDefault()
    slider?.onChange(value)
  }
  return (
    <canvas
      ref={canvas}
      className={`canvas-2d ${className}`}
      style={onPoint && { touchAction: 'pan-y' }}
      role={slider ? 'slider' : 'img'}
      aria-label={label}
      aria-hidden={label === undefined || undefined}
      aria-valuemin={slider && 0}
      aria-valuemax={slider?.max}
      aria-valuenow={slider?.value}
      aria-valuetext={slider?.text}
      tabIndex={slider && 0}
      onKeyDown={slider && handleKey}
      onPointerDown={
        onPoint &&
        (event => {
          event.currentTarget.setPointerCapture?.(event.pointerId)
          point(event)
        })
      }
      onPointerMove={
        onPoint &&
        (event => {
          if (event.buttons > 0) point(event)
        })
      }
    />
  )
}
