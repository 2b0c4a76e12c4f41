import { Text, View } from '@tarojs/components'
import { isOff, isOn } from '@/lib/flag'
import { unbroken } from './unbroken'
import './timeline.scss'

interface TimelineProps {
  /** In order; a step without a time is still to come. */
  steps: readonly {
    readonly name: string
    readonly time: string
    readonly remark: string
    readonly isDone: '0' | '1'
  }[]
}

/** A course of events: what has happened, and what is still to come. */
export function Timeline({ steps }: TimelineProps) {
  return (
    <View className="timeline" role="list">
      {steps.map(({ name, time, remark, isDone }, index) => (
        <View
          key={`${index}-${name}`}
          role="listitem"
          className={`timeline__step ${isOn(isDone) ? 'timeline__step--done' : ''}`}
        >
          <View className="timeline__name">
            <Text>{name}</Text>
            {isOff(isDone) && <View className="timeline__next">（待进行）</View>}
          </View>
          {time && <View className="timeline__time">{time}</View>}
          {remark && <View className="timeline__remark">{unbroken(remark)}</View>}
        </View>
      ))}
    </View>
  )
}
