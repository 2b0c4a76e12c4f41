import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import './filter-line.scss'

/** What a list is narrowed by, side by side above it; what does not fit goes below. */
export function FilterLine({ children }: { children: ReactNode }) {
  return <View className="filter-line">{children}</View>
}
