import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import './scene-colours.scss'
import './ground.scss'

/** The solid ground a scene stands on: holds the page's actions and stays at the bottom while long text scrolls. */
export function Ground({ children, className = '' }: { children: ReactNode; className?: string }) {
  return <View className={`report-ground ${className}`}>{children}</View>
}
