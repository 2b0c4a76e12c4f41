import { View } from '@tarojs/components'
import { type Deadline, useTimeLeft } from './use-time-left'
import './countdown.scss'

interface CountdownProps extends Deadline {
  /** What is to be done: 打款. */
  act: string
}

/** Until when something is to be done, and how long that is, as the one large thing of a page. */
export function Countdown({ act, ...deadline }: CountdownProps) {
  const left = useTimeLeft(deadline)
  if (!left) return null
  return (
    <View className={`countdown ${left.isSoon ? 'countdown--soon' : ''}`} role="timer">
      <View className="countdown__label">
        请在 {left.until} 前{act}，剩余
      </View>
      <View className="countdown__left">
        {left.parts.map(({ number, unit }) => (
          <View key={unit} className="countdown__part">
            <View className="countdown__number">{number}</View>
            {unit}
          </View>
        ))}
      </View>
      <View className="countdown__source">按服务器时间 {left.countedAt} 计算</View>
    </View>
  )
}
