import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { RecordingQuestion } from '@/contract/recording'
import { Heading, Tappable } from '@/platform/elements/elements'
import { Card } from '@/ui/kit/card'
import { Problem } from '@/ui/kit/problem'
import { Progress } from '@/ui/kit/progress'
import type { RecorderStore } from './recorder-store'
import './summary.scss'

/** Every question with what became of its clip; any of them can be recorded anew before all are handed in. */
export const Summary = observer(function Summary({ store }: { store: RecorderStore }) {
  const problem = store.submission.problem
  return (
    <View className="summary">
      <Heading level={1} className="summary__title">
        {store.hasAll ? '已录完，请提交' : '录制完成，正在处理录像'}
      </Heading>
      {problem && <Problem isBoxed>{problem}</Problem>}
      <Card>
        <View role="list">
          {store.script.map((question, index) => (
            <SummaryRow key={question.questionId} store={store} question={question} index={index} />
          ))}
        </View>
      </Card>
    </View>
  )
})

interface SummaryRowProps {
  store: RecorderStore
  question: RecordingQuestion
  index: number
}

const SummaryRow = observer(function SummaryRow({ store, question, index }: SummaryRowProps) {
  const take = store.takes.get(question.questionId)
  if (!take) return null
  const { phase, upload, error, canRetry } = take
  const percent = Math.floor(100 * upload.progress)
  const words = {
    empty: '待录制',
    sending: upload.phase === 'waiting' ? '网络不稳定，等待恢复' : `上传中 ${percent}%`,
    taken: '已保存',
    failed: '未完成',
  }[phase]
  return (
    <View className="summary__row" role="listitem">
      <View className="summary__line">
        <View className="summary__topic">
          {index + 1}. {question.topic}
        </View>
        <View className="summary__state">{words}</View>
        {phase !== 'sending' && (
          <Tappable
            className="summary__action"
            label={`重录${question.topic}`}
            trackId="recorder-retake"
            onTap={() => store.retake(index)}
          >
            重录
          </Tappable>
        )}
      </View>
      {phase === 'sending' && <Progress percent={percent} label={words} />}
      {error && <Problem>{error}</Problem>}
      {canRetry && (
        <Tappable className="summary__action" trackId="recorder-resume" onTap={() => void take.retry()}>
          继续上传
        </Tappable>
      )}
    </View>
  )
})
