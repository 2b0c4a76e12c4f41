import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { textLength } from '@/lib/counted-text'
import type { SurveyQuestion } from '@/lib/survey'
import { InputLabel, TextArea } from '@/platform/elements/elements'
import type { SurveyForm } from './survey-form'
import './text-answer.scss'

interface TextAnswerProps {
  form: SurveyForm
  question: SurveyQuestion
  isReadOnly: boolean
  /** Id of what is wrong with it. */
  errorId: string
}

/** A free text with its count; no draft keeps it. */
export const TextAnswer = observer(function TextAnswer(props: TextAnswerProps) {
  const { form, question, isReadOnly, errorId } = props
  const id = `answer-${question.qid}`
  const { text } = form.answerOf(question.qid)
  if (isReadOnly) return <View className="text-answer__read">{text || '（未填写）'}</View>
  return (
    <>
      <InputLabel htmlFor={id} className="sr-only">
        {question.title}
      </InputLabel>
      <TextArea
        id={id}
        className="text-answer"
        value={text}
        placeholder={`${question.min}-${question.max} 个字，请勿填写证件、银行卡等个人信息`}
        isInvalid={form.errorOf(question) !== undefined}
        describedBy={errorId}
        onChange={value => form.write(question, value)}
        onBlur={() => text && form.leave(question)}
      />
      <View className="text-answer__count">
        {textLength(text)} / {question.max} · 文字内容关闭应用后不保留
      </View>
    </>
  )
})
