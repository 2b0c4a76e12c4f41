import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useId } from 'react'
import type { RecordingQuestion } from '@/contract/recording'
import { Heading, Tappable } from '@/platform/elements/elements'
import { volume2 } from '@/ui/icon/glyphs/volume-2'
import { Icon } from '@/ui/icon/icon'
import { Button } from '@/ui/kit/button'
import { ButtonPair } from '@/ui/kit/button-pair'
import { Note } from '@/ui/kit/note'
import { Problem } from '@/ui/kit/problem'
import type { RecorderStore } from './recorder-store'
import './recorder-question.scss'

interface QuestionProps {
  store: RecorderStore
  question: RecordingQuestion
}

/** The question, which always stands there to be read, and the answers to choose from once it was heard. */
export const QuestionCard = observer(function QuestionCard({ store, question }: QuestionProps) {
  const { index, script, phase, notice, refusal } = store
  return (
    <View className="recorder-question">
      <View className="recorder-question__course">
        <View className="recorder-question__at">
          {index + 1} / {script.length}
        </View>
        {question.topic}
      </View>
      <Parts store={store} />
      <Heading level={1} className="recorder-question__text">
        {question.text}
      </Heading>
      {notice && <Problem>{notice}</Problem>}
      {refusal && <Note tone="warn">{refusal}</Note>}
      {phase === 'recording' && <Answers store={store} question={question} />}
      <Unsent store={store} />
    </View>
  )
})

/** How far it is: a bar for each question. */
const Parts = observer(function Parts({ store }: { store: RecorderStore }) {
  const { index, script, takes } = store
  return (
    <View className="recorder-question__parts" aria-hidden>
      {script.map(({ questionId }, at) => {
        const isDone = takes.get(questionId)?.phase !== 'empty'
        const state = at === index ? 'now' : isDone ? 'done' : 'open'
        return (
          <View key={questionId} className={`recorder-question__part recorder-question__part--${state}`} />
        )
      })}
    </View>
  )
})

const Answers = observer(function Answers({ store, question }: QuestionProps) {
  const hintId = `answers-${useId()}`
  const words = question.answers.map(({ text }) => `“${text}”`).join('或')
  const disabledBy = store.canAnswer ? undefined : hintId
  const [yes, no] = question.answers.map(({ code, text }) => (
    <Button
      key={code}
      tone="secondary"
      disabledBy={disabledBy}
      trackId={`recorder-${code}`}
      onTap={() => void store.answer(code)}
    >
      {text}
    </Button>
  ))
  return (
    <View className="recorder-question__answers">
      <View id={hintId} className="recorder-question__hint">
        {store.canAnswer ? `请出声回答${words}，再点选您的回答` : `请听完问题，出声回答${words}`}
      </View>
      <ButtonPair left={no} right={yes} />
      {store.canReadAloud && (
        <Tappable className="recorder-question__again" trackId="recorder-again" onTap={store.readAloud}>
          <Icon glyph={volume2} size={18} />
          再听一遍
        </Tappable>
      )}
    </View>
  )
})

/** Clips that did not get through, while other questions are asked. */
const Unsent = observer(function Unsent({ store }: { store: RecorderStore }) {
  const failed = store.script.findIndex(({ questionId }) => store.takes.get(questionId)?.phase === 'failed')
  if (failed < 0 || failed === store.index) return null
  return <Note tone="warn">第 {failed + 1} 题的录像还没有传完，录完后可以继续上传。</Note>
})
