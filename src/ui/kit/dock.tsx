import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import './dock.scss'

/** Bar at the bottom of the screen with the page's one or two actions; the page's last child. */
export function Dock({ children }: { children: ReactNode }) {
  return <View className="dock">{children}</View>
}
