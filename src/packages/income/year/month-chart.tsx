import { Text, View } from '@tarojs/components'
import { useCallback, useMemo, useState } from 'react'
import type { IncomeMonth } from '@/contract/income'
import { signed, thousands } from '@/lib/format-number'
import { Canvas2d } from '@/platform/elements/canvas'
import type { CanvasSurface } from '@/platform/elements/canvas.types'
import { ChartFrame } from '@/ui/chart/chart-frame'
import { ChartTable } from '@/ui/chart/chart-table'
import { HIDDEN_FIGURE, withoutFigures } from '@/ui/chart/figures'
import { axisLabel, describeMonths, monthName } from './income-rules'
import { drawMonths } from './month-drawing'
import { monthAt, monthModel, monthPlot } from './month-plot'
import './month-chart.scss'

interface MonthChartProps {
  /** Oldest first; at least one. */
  months: readonly IncomeMonth[]
  /** The eye is shut: the shape stays, every figure goes. */
  isHidden: boolean
}

/**
 * What was paid and what net values brought, month by month. A finger, a tap or the arrow keys choose the month that the line
 * above reads out; without one it is the last. 图 / 表 switches to a table.
 */
export function MonthChart({ months, isHidden }: MonthChartProps) {
  const model = useMemo(() => monthModel(months), [months])
  const [chosen, choose] = useState<string>()
  const found = months.findIndex(({ month }) => month === chosen)
  const selected = found < 0 ? months.length - 1 : found
  const labels = useMemo(() => model.grid.map(axisLabel), [model])
  const labelLength = Math.max(...labels.map(label => label.length))
  const summary = isHidden ? withoutFigures(describeMonths(months)) : describeMonths(months)
  const draw = useCallback(
    (context: CanvasRenderingContext2D, surface: CanvasSurface) =>
      drawMonths(context, surface, monthPlot(surface, labelLength), model, {
        labels: isHidden ? [] : labels,
        names: months.map(({ month }) => `${Number(month.slice(5))}月`),
        selected,
      }),
    [months, model, labels, labelLength, isHidden, selected],
  )
  const paid = ({ distributed }: IncomeMonth) => (isHidden ? HIDDEN_FIGURE : thousands(distributed))
  const changed = ({ valueChange }: IncomeMonth) => (isHidden ? HIDDEN_FIGURE : signed(valueChange).text)
  const month = months[selected]
  if (!month) return null
  return (
    <ChartFrame
      title="按月"
      summary={summary}
      renderPicture={() => (
        <>
          <View className="month-chart__read-out">
            <View className="month-chart__month">{monthName(month.month, months)}</View>
            <ReadOut className="month-chart__key" name="已分配" text={paid(month)} />
            <ReadOut
              className="month-chart__key month-chart__key--change"
              name="净值盈亏"
              text={changed(month)}
            />
          </View>
          <Canvas2d
            className="month-chart__canvas"
            label={summary}
            draw={draw}
            onPoint={(x, surface) =>
              choose(months[monthAt(monthPlot(surface, labelLength), model, x)]?.month)
            }
            slider={{
              value: selected,
              max: months.length - 1,
              text: `${monthName(month.month, months)}，已分配 ${paid(month)}，净值盈亏 ${changed(month)}`,
              onChange: index => choose(months[index]?.month),
            }}
          />
        </>
      )}
      renderTable={() => (
        <ChartTable
          label="按月收益"
          columns={['月份', '已分配（元）', '净值盈亏（元）']}
          rows={[...months].reverse().map(row => ({
            key: row.month,
            cells: [monthName(row.month, months), paid(row), changed(row)],
          }))}
        />
      )}
    />
  )
}

function ReadOut({ className, name, text }: { className: string; name: string; text: string }) {
  return (
    <View className="month-chart__item">
      <View className={className} aria-hidden />
      {name}
      <Text className="month-chart__figure">{text}</Text>
    </View>
  )
}
