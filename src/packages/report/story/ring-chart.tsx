import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Picture } from '@/platform/elements/picture'
import { type PositionSlice, ringSentence, ringDrawing } from './ring'
import './ring-chart.scss'

/** The ring of the holdings with something in its middle, and its legend, largest part first. */
export function RingChart({ slices, children }: { slices: readonly PositionSlice[]; children: ReactNode }) {
  return (
    <>
      <View className="ring-chart">
        <Picture className="ring-chart__ring" drawing={ringDrawing(slices)} label={ringSentence(slices)} />
        <View className="ring-chart__middle">{children}</View>
      </View>
      <View className="ring-chart__legend" role="list">
        {slices.map(({ label, text, colour }) => (
          <View key={label} className="ring-chart__row" role="listitem">
            <View className="ring-chart__swatch" style={{ background: colour }} />
            <Text className="ring-chart__label">{label}</Text>
            <Text className="ring-chart__percent">{text}</Text>
          </View>
        ))}
      </View>
    </>
  )
}
