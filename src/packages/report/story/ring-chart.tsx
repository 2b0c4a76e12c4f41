import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { type PositionSlice, ringSentence, ringUrl } from './ring'
import './ring-chart.scss'

/** The ring of the holdings with something in its middle, and its legend, largest part first. */
export function RingChart({ slices, children }: { slices: readonly PositionSlice[]; children: ReactNode }) {
  return (
    <>
      <View className="ring-chart">
        <View
          className="ring-chart__ring"
          style={{ backgroundImage: ringUrl(slices) }}
          role="img"
          aria-label={ringSentence(slices)}
        />
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
