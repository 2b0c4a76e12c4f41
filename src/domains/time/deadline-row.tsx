import { View } from '@tarojs/components'
import { KeyValue } from '@/ui/kit/card'
import { type Deadline, useTimeLeft } from './use-time-left'
import './deadline-row.scss'

interface DeadlineRowProps extends Deadline {
  /** 签约截止. */
  label: string
}

/** A deadline among other facts, on pages whose large thing is another. */
export function DeadlineRow({ label, ...deadline }: DeadlineRowProps) {
  const left = useTimeLeft(deadline)
  if (!left) return null
  const rest = left.parts.map(({ number, unit }) => `${number} ${unit}`).join(' ')
  return (
    <KeyValue label={label}>
      <View className={`deadline-row ${left.isSoon ? 'deadline-row--soon' : ''}`} role="timer">
        <View className="deadline-row__part">{left.until}</View>
        <View className="deadline-row__part">（剩余 {rest}）</View>
      </View>
    </KeyValue>
  )
}
