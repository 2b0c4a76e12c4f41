import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import './action-bar.scss'

/** Two buttons of any kind side by side, the main one at the right; in care mode below each other, the main one first. */
export function ButtonPair({ left, right }: { left: ReactNode; right: ReactNode }) {
  return (
    <View className="action-bar">
      <View className="action-bar__slot">{left}</View>
      <View className="action-bar__slot">{right}</View>
    </View>
  )
}
