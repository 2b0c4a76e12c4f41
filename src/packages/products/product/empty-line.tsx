import { View } from '@tarojs/components'
import './empty-line.scss'

/** Says in a card that there is nothing to show yet. */
export function EmptyLine({ children }: { children: string }) {
  return <View className="empty-line">{children}</View>
}
