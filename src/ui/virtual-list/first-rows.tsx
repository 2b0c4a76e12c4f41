import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { rowClass } from './row-class'
import './virtual-list.scss'

interface FirstRowsProps<T> {
  items: readonly T[]
  keyOf: (item: T) => string
  rowClassOf?: (item: T) => string | undefined
  renderItem: (item: T) => ReactNode
}

/** So many rows fill any phone. */
const MOST = 16

/** The first rows of a `VirtualList` as they will stand there, for what is drawn before it (`FirstDrawing`). */
export function FirstRows<T>({ items, keyOf, rowClassOf, renderItem }: FirstRowsProps<T>) {
  return (
    <View className="virtual-list">
      {items.slice(0, MOST).map(item => (
        <View key={keyOf(item)} className={rowClass(rowClassOf?.(item))}>
          {renderItem(item)}
        </View>
      ))}
    </View>
  )
}
