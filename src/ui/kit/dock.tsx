import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import './dock.scss'

/** Bar at the bottom of the screen with the page's one or two actions. */
export function Dock({ children }: { children: ReactNode }) {
  return (
    <>
      <View className="dock__space" aria-hidden />
      <View className="dock">{children}</View>
    </>
  )
}
