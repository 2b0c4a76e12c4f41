import { Text, View } from '@tarojs/components'
import { useCallback, useMemo } from 'react'
import { percent } from '@/lib/format-number'
import { Canvas2d } from '@/platform/elements/canvas'
import { RoleView } from '@/platform/elements/role-view'
import type { CanvasSurface, ChartColour } from '@/platform/elements/canvas.types'
import { Amount } from '../kit/amount'
import { ChartFrame } from './chart-frame'
import { ChartTable } from './chart-table'
import { type RingPart, ringSlices } from './ring'
import { drawRing } from './ring-drawing'
import './ring-chart.scss'

/** Colours of series; a class of things keeps its own wherever it is shown. */
export type SeriesColour = Extract<ChartColour, 'c1' | 'c2' | 'c3' | 'c4' | 'c5'>

/** A share of the whole: percent and yuan, both as decimal strings. */
export interface AllocationPart extends RingPart<SeriesColour> {
  readonly label: string
  readonly amount: string | null
}

interface RingChartProps {
  title: string
  /** In any order; the ring shows at most five, the table all of them. */
  parts: readonly AllocationPart[]
  /** In the middle: a number and what it counts. */
  count: number
  countName: string
  /** The chart in words (`describeAllocation`): seen below it, and its name for screen readers. */
  summary: string
  /** The eye is shut: amounts go, the split in percent stays. */
  isHidden: boolean
}

const OTHERS_COLOUR = 'line-strong'

/** How a whole is split: a ring with its legend, largest part first, or a table with the amounts. */
export function RingChart({ title, parts, count, countName, summary, isHidden }: RingChartProps) {
  const slices = useMemo(() => ringSlices<ChartColour>(parts, OTHERS_COLOUR), [parts])
  const draw = useCallback(
    (context: CanvasRenderingContext2D, surface: CanvasSurface) => drawRing(context, surface, slices),
    [slices],
  )
  return (
    <ChartFrame
      title={title}
      summary={summary}
      renderPicture={() => (
        <View className="allocation">
          <View className="allocation__ring">
            <Canvas2d className="allocation__canvas" label={summary} draw={draw} />
            <View className="allocation__middle">
              <Text className="allocation__count">{count}</Text>
              <Text className="allocation__count-name">{countName}</Text>
            </View>
          </View>
          <RoleView className="allocation__legend" role="list">
            {slices.map(({ label, text, colour }) => (
              <RoleView key={label} className="allocation__row" role="listitem">
                <View className="allocation__swatch" style={{ background: `var(--c-${colour})` }} />
                <Text className="allocation__label">{label}</Text>
                <Text className="allocation__percent">{text}</Text>
              </RoleView>
            ))}
          </RoleView>
        </View>
      )}
      renderTable={() => <AllocationTable title={title} parts={parts} isHidden={isHidden} />}
    />
  )
}

function AllocationTable({ title, parts, isHidden }: Pick<RingChartProps, 'title' | 'parts' | 'isHidden'>) {
  const rows = [...parts]
    .sort((a, b) => Number(b.ratio) - Number(a.ratio))
    .map(({ label, ratio, amount }) => ({
      key: label,
      cells: [label, percent(ratio), <Amount key="amount" value={amount} isHidden={isHidden} />],
    }))
  return <ChartTable label={title} columns={['类别', '占比', '金额（元）']} rows={rows} />
}
