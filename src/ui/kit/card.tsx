import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { unbroken } from './unbroken'
import './card.scss'

/** White card on the page ground; one topic each. */
export function Card({ children, className = '' }: { children: ReactNode; className?: string }) {
  return <View className={`card ${className}`}>{children}</View>
}

/** One fact: label at the left, value at the right; unknown values read `--`. */
export function KeyValue({ label, children }: { label: string; children: ReactNode }) {
  return (
    <View className="key-value">
      <View className="key-value__label">{unbroken(label)}</View>
      <View className="key-value__value">{unbroken(children) || '--'}</View>
    </View>
  )
}
