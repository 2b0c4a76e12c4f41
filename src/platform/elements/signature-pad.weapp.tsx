import { Canvas } from '@tarojs/components'
import Taro, { useDidShow } from '@tarojs/taro'
import { type ComponentProps, useEffect, useId, useRef, useState } from 'react'
import { isDarkChoice } from '@/lib/theme'
import { windowInfo } from '@/platform/host/system-info'
import { isSystemDark, themeChoice } from '@/platform/look/theme.weapp'
import { byId } from '@/platform/pages/page-query'
import type { SignaturePadProps } from './signature-pad.types'
import { type PadCanvas, SignaturePen } from './signature-pen'
import { useLatest } from './use-latest'
import './signature-pad.scss'

type TouchHandler = NonNullable<ComponentProps<typeof Canvas>['onTouchStart']>
/** A finger on a canvas, as WeChat tells of it: from the canvas's own corner. */
interface CanvasTouch {
  readonly identifier: number
  readonly x: number
  readonly y: number
}

/** Answer of the query: the canvas itself and its size on the page. */
type Found = { readonly node: PadCanvas; readonly width: number; readonly height: number } | null

/** `--c-text-1` of src/ui/styles/tokens.scss: a canvas knows no CSS variables. */
const INK = { light: '#15202b', dark: '#edf0f2' } as const

/** Finds the canvas once the view has laid it out. */
function findCanvas(id: string, take: (found: NonNullable<Found>) => void): void {
  Taro.nextTick(() => {
    const query = Taro.createSelectorQuery()
    query.select(byId(id)).fields({ node: true, size: true })
    query.exec((results: [Found]) => {
      const [found] = results
      if (found?.node && found.width > 0) take(found)
    })
  })
}

/** A pad that was found: the pen and how to draw on it anew. */
interface FoundPad {
  readonly pen: SignaturePen
  paint(): void
}

/** Paper for a signature: a finger draws strokes on it, one at a time, and the page does not scroll below it. */
export function SignaturePad(props: SignaturePadProps) {
  const { className = '', label, writing, isTurned = false } = props
  const id = `pad-${useId().replace(/:/g, '')}`
  const latest = useLatest(props)
  const pad = useRef<FoundPad>()
  const [find] = useState(() => () => {
    findCanvas(id, ({ node, width, height }) => {
      const pen = pad.current?.pen ?? new SignaturePen(node)
      const paint = () => {
        const colour = INK[isDarkChoice(themeChoice(), isSystemDark()) ? 'dark' : 'light']
        const { isTurned: isNowTurned = false } = latest.current
        const look = { width, height, pixelRatio: windowInfo().pixelRatio, colour, isTurned: isNowTurned }
        pen.paint(look, latest.current.writing)
      }
      pad.current = { pen, paint }
      paint()
    })
  })
  useEffect(find, [find, isTurned])
  useEffect(() => pad.current?.paint(), [writing])
  useDidShow(find)
  useEffect(() => {
    Taro.onThemeChange(find)
    return () => Taro.offThemeChange(find)
  }, [find])

  const each = (
    { changedTouches, timeStamp }: Parameters<TouchHandler>[0],
    handle: (pen: SignaturePen, touch: CanvasTouch, t: number) => void,
  ) => {
    const touches = changedTouches as unknown as readonly CanvasTouch[]
    for (const touch of Array.from(touches)) if (pad.current) handle(pad.current.pen, touch, timeStamp)
  }
  const down: TouchHandler = event =>
    each(event, (pen, { identifier, x, y }, t) => {
      if (!latest.current.isOff) pen.down(identifier, { x, y, t })
    })
  const move: TouchHandler = event =>
    each(event, (pen, { identifier, x, y }, t) => pen.move(identifier, { x, y, t }))
  const up: TouchHandler = event =>
    each(event, (pen, { identifier }) => {
      const drawn = pen.up(identifier)
      if (drawn) latest.current.onStroke(drawn.stroke, drawn.ratio)
    })
  const cancel: TouchHandler = event => each(event, (pen, { identifier }) => pen.cancel(identifier))
  return (
    <Canvas
      id={id}
      canvasId={id}
      type="2d"
      disableScroll
      className={`signature-pad ${className}`}
      aria-role="img"
      aria-label={label}
      onTouchStart={down}
      onTouchMove={move}
      onTouchEnd={up}
      onTouchCancel={cancel}
    />
  )
}
