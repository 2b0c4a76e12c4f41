import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import './actions.scss'

/** Two buttons beside each other, the main one last; one above the other in care mode, the main one on top. */
export function Actions({ children }: { children: ReactNode }) {
  return <View className="report-actions">{children}</View>
}
