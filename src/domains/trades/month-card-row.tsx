import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import './month-card-row.scss'

/** A row as part of its month's card: the first and the last one round its corners. */
export function MonthCardRow(props: { isFirst: boolean; isLast: boolean; children: ReactNode }) {
  const edges = `${props.isFirst ? 'month-card-row--first' : ''} ${props.isLast ? 'month-card-row--last' : ''}`
  return <View className={`month-card-row ${edges}`}>{props.children}</View>
}
