import { View } from '@tarojs/components'
import './progress.scss'

interface ProgressProps {
  /** 0 to 100. */
  percent: number
  /** What it says, for screen readers: 已筹 64%. */
  label: string
  className?: string
}

/** How far something has come, as a bar. */
export function Progress({ percent, label, className = '' }: ProgressProps) {
  return (
    <View className={`progress ${className}`} role="img" aria-label={label}>
      <View className="progress__bar" style={{ width: `${percent}%` }} />
    </View>
  )
}
