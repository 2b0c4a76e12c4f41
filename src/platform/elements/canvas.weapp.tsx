import { Canvas } from '@tarojs/components'
import Taro, { useDidShow } from '@tarojs/taro'
import { type ComponentProps, useEffect, useId, useRef, useState } from 'react'
import { isCareScale } from '@/lib/display-scale'
import { isDarkChoice } from '@/lib/theme'
import { CARE_COLOURS, CHART_COLOURS } from '@/platform/look/chart-colours'
import { displayScale, pageRootFont } from '@/platform/look/display-scale.weapp'
import { byId } from '@/platform/pages/page-query'
import { windowInfo } from '@/platform/host/system-info'
import { isSystemDark, themeChoice } from '@/platform/look/theme.weapp'
import type { Canvas2dProps, CanvasSurface } from './canvas.types'
import './canvas.scss'

interface CanvasNode {
  width: number
  height: number
  getContext(type: '2d'): CanvasRenderingContext2D
}

/** Answer of the query: the canvas itself and its size on the page. */
type QueryResult = [{ node: CanvasNode; width: number; height: number } | null]

/** `--f-11` of src/ui/styles/tokens.scss in px: WeChat's canvas inherits no font. */
function labelSize(rem: number, isCare: boolean): number {
  return isCare ? Math.max(18, 0.55 * rem) : 0.55 * rem
}

function surfaceOf(width: number, height: number): CanvasSurface {
  const scale = displayScale()
  const isCare = isCareScale(scale)
  const rem = pageRootFont(scale)
  const theme = isDarkChoice(themeChoice(), isSystemDark()) ? 'dark' : 'light'
  return {
    width,
    height,
    dp: rem / 20,
    fontSize: labelSize(rem, isCare),
    fontFamily: 'sans-serif',
    colours: { ...CHART_COLOURS[theme], ...(isCare && theme === 'light' ? CARE_COLOURS : {}) },
  }
}

/** Finds the canvas once the view has laid it out; calls back with nothing while it is not shown. */
function findCanvas(id: string, take: (found: QueryResult[0]) => void): void {
  Taro.nextTick(() => {
    const query = Taro.createSelectorQuery()
    query.select(byId(id)).fields({ node: true, size: true })
    query.exec(results => take((results as QueryResult)[0]))
  })
}

/** A canvas that has been found and sized: draws on it anew. */
type Paint = (draw: Canvas2dProps['draw']) => CanvasSurface

function preparePaint({ node, width, height }: NonNullable<QueryResult[0]>): Paint {
  const ratio = windowInfo().pixelRatio
  const surface = surfaceOf(width, height)
  return draw => {
    // Setting the size also clears the canvas and its state.
    node.width = Math.round(width * ratio)
    node.height = Math.round(height * ratio)
    const context = node.getContext('2d')
    context.scale(ratio, ratio)
    draw(context, surface)
    return surface
  }
}

/**
 * A picture drawn by a function, drawn anew whenever the function changes, its page comes to the front or the theme
 * changes.
 */
export function Canvas2d({ className = '', label, draw, onPoint }: Canvas2dProps) {
  const id = `canvas-${useId().replace(/:/g, '')}`
  const paint = useRef<Paint>()
  const surface = useRef<CanvasSurface>()
  const latest = useRef(draw)
  const [find] = useState(() => () => {
    findCanvas(id, found => {
      if (!found?.node || found.width === 0) return
      paint.current = preparePaint(found)
      surface.current = paint.current(latest.current)
    })
  })
  useEffect(() => {
    latest.current = draw
    if (paint.current) paint.current(draw)
    else find()
  }, [draw, find])
  useDidShow(find)
  useEffect(() => {
    Taro.onThemeChange(find)
    return () => Taro.offThemeChange(find)
  }, [find])
  const point: ComponentProps<typeof Canvas>['onTouchStart'] = ({ touches }) => {
    const [touch] = touches
    if (touch && surface.current) onPoint?.(touch.x, surface.current)
  }
  return (
    <Canvas
      id={id}
      canvasId={id}
      type="2d"
      className={`canvas-2d ${className}`}
      aria-role="img"
      aria-label={label}
      onTouchStart={onPoint && point}
      onTouchMove={onPoint && point}
    />
  )
}
