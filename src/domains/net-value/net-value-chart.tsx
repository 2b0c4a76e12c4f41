import { Text, View } from '@tarojs/components'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { Canvas2d } from '@/platform/elements/canvas'
import type { CanvasSurface } from '@/platform/elements/canvas.types'
import { ChartFrame } from '@/ui/chart/chart-frame'
import { fixedFigure, HIDDEN_FIGURE, withoutFigures } from '@/ui/chart/figures'
import { plotOf } from '@/ui/chart/plot'
import { drawNetValue } from './net-value-drawing'
import { netValueModel, type NetValuePoint, type PlottedPoint } from './net-value-model'
import { pointAt } from './net-value-plot'
import { NetValueTable } from './net-value-table'
import './net-value-chart.scss'

interface NetValueChartProps {
  title: string
  /** One per day, in any order; values are decimal strings. */
  points: readonly NetValuePoint[]
  /** The chart in words (`describeSeries`): seen below it, and its name for screen readers. */
  summary: string
  /** The eye is shut: the shape stays, every figure goes. */
  isHidden: boolean
  valueDigits?: number
  /** What the line shows; the other one is 基准. */
  valueName?: string
  /** Figures as they are read; digits without separators unless said otherwise. */
  figureText?: (value: string | null | undefined) => string
  /** Labels of the grid lines, as short as they can be; figures with the same digits unless said otherwise. */
  axisText?: (value: number) => string
  /** Between chart and words: the choice of a period. */
  children?: ReactNode
}

/**
 * A value over time against its benchmark. The line above the plot reads out the day under the cross line, which a
 * finger, a tap or the arrow keys move; without one it reads out the last day. 图 / 表 switches to a table.
 */
export function NetValueChart({ valueDigits = 4, valueName = '净值', ...props }: NetValueChartProps) {
  const { title, points, isHidden, figureText, axisText } = props
  const model = useMemo(() => netValueModel(points), [points])
  const [selectedDate, select] = useState<string>()
  const summary = isHidden ? withoutFigures(props.summary) : props.summary
  const figure = (value: string | null | undefined) =>
    isHidden ? HIDDEN_FIGURE : (figureText?.(value) ?? fixedFigure(value, valueDigits))

  const found = model.points.findIndex(({ point }) => point.date === selectedDate)
  const last = model.points.length - 1
  const selected = model.points[found]
  const readOut = selected ?? model.points[last]
  const hasBenchmark = model.points.some(({ benchmark }) => benchmark !== undefined)

  // Hidden labels keep their place.
  const labels = useMemo(
    () => model.grid.map(value => axisText?.(value) ?? value.toFixed(valueDigits)),
    [model, valueDigits, axisText],
  )
  const labelLength = Math.max(...labels.map(label => label.length))
  const draw = useCallback(
    (context: CanvasRenderingContext2D, surface: CanvasSurface) => {
      const plot = plotOf(surface, labelLength)
      drawNetValue(context, surface, plot, model, { labels: isHidden ? [] : labels, selected })
    },
    [model, labels, labelLength, isHidden, selected],
  )
  const selectAt = (index: number) => select(model.points[index]?.point.date)
  const words = (at: PlottedPoint) =>
    `${at.point.date}，${valueName} ${figure(at.point.value)}` +
    (hasBenchmark ? `，基准 ${figure(at.point.benchmark)}` : '')

  return (
    <ChartFrame
      title={title}
      summary={summary}
      isSummarySetOff
      renderPicture={() =>
        readOut ? (
          <>
            <View className="net-value-chart__read-out">
              <Text>{readOut.point.date}</Text>
              <ReadOut className="net-value-chart__key" name={valueName} text={figure(readOut.point.value)} />
              {hasBenchmark && (
                <ReadOut
                  className="net-value-chart__key net-value-chart__key--benchmark"
                  name="基准"
                  text={figure(readOut.point.benchmark)}
                />
              )}
            </View>
            <Canvas2d
              className="net-value-chart__canvas"
              label={summary}
              draw={draw}
              onPoint={(x, surface) => selectAt(pointAt(plotOf(surface, labelLength), model, x))}
              slider={{
                value: found < 0 ? last : found,
                max: last,
                text: words(readOut),
                onChange: selectAt,
              }}
            />
          </>
        ) : (
          <View className="net-value-chart__empty">暂无数据</View>
        )
      }
      renderTable={() => (
        <NetValueTable
          label={title}
          points={model.points}
          valueName={valueName}
          hasBenchmark={hasBenchmark}
          figure={figure}
        />
      )}
    >
      {props.children}
    </ChartFrame>
  )
}

/** One figure of the day that is read out, with the stroke that its line is drawn with. */
function ReadOut({ className, name, text }: { className: string; name: string; text: string }) {
  return (
    <View className="net-value-chart__item">
      <View className={className} />
      {name}
      <Text className="net-value-chart__figure">{text}</Text>
    </View>
  )
}
