import { View } from '@tarojs/components'
import './day-mark.scss'

/** Told apart by their outline, whatever becomes of their colour. */
export type MarkShape = 'circle' | 'triangle' | 'diamond' | 'square'

/** A mark below a day, and in the legend. */
export function DayMark({ shape }: { shape: MarkShape }) {
  return <View className={`day-mark day-mark--${shape}`} aria-hidden />
}
