import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import './facts.scss'

export interface FactsProps {
  facts: readonly { readonly label: string; readonly value: ReactNode }[]
}

/** Two or three figures under the large one; each becomes a row of its own in care mode. */
export function Facts({ facts }: FactsProps) {
  return (
    <View className="facts">
      {facts.map(({ label, value }) => (
        <View key={label} className="facts__fact">
          <View className="facts__label">{label}</View>
          <View className="facts__value">{value}</View>
        </View>
      ))}
    </View>
  )
}
