import { View } from '@tarojs/components'
import './recording-course.scss'

/** What the recording leads to, with how long each part takes; the first is what the customer is at. */
export function RecordingCourse({ minutes }: { minutes: number }) {
  const steps = [
    { name: '录制', note: `约 ${minutes} 分钟` },
    { name: '审核', note: '1 个工作日' },
    { name: '打款', note: '审核通过后' },
  ]
  return (
    <View className="recording-course" role="list">
      {steps.map(({ name, note }, index) => (
        <View key={name} className="recording-course__step" role="listitem">
          <View className={`recording-course__dot ${index === 0 ? 'recording-course__dot--now' : ''}`} />
          <View>{name}</View>
          <View className="recording-course__note">{note}</View>
        </View>
      ))}
    </View>
  )
}
