import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { isOff } from '@/lib/flag'
import { choiceLimits, type SurveyQuestion } from '@/lib/survey'
import { Heading } from '@/platform/elements/elements'
import { Card } from '@/ui/kit/card'
import { MatrixRows } from './matrix-rows'
import { OptionRows } from './option-rows'
import { ScoreRow } from './score-row'
import { SortRows } from './sort-rows'
import type { SurveyForm } from './survey-form'
import { TextAnswer } from './text-answer'
import { FieldError } from '@/ui/fields/field-error'
import './question-card.scss'

interface QuestionCardProps {
  form: SurveyForm
  question: SurveyQuestion
  /** Counted from 1 among the questions that are asked. */
  number: number
  isReadOnly: boolean
}

/** One question with what it is answered by, and what is wrong with the answer. */
export const QuestionCard = observer(function QuestionCard(props: QuestionCardProps) {
  const { form, question, number } = props
  const error = form.errorOf(question)
  const limits = question.type === 'multi' ? choiceLimits(question) : ''
  const id = form.idAt(question.qid)
  return (
    <Card className={error ? 'question-card--wrong' : ''}>
      <Heading level={2} id={id} className="question-card__title">
        {number}. {question.title}
        {isOff(question.required) && '（选填）'}
      </Heading>
      {limits && <View className="question-card__limits">{limits}</View>}
      <AnswerInput {...props} />
      <View id={`${id}-error`} aria-live="polite">
        {error && <FieldError>{error}</FieldError>}
      </View>
    </Card>
  )
})

const AnswerInput = observer(function AnswerInput({ form, question, isReadOnly }: QuestionCardProps) {
  const { title, options, type, qid } = question
  const { oids } = form.answerOf(qid)
  if (type === 'score') {
    return (
      <ScoreRow
        label={title}
        steps={options}
        chosen={oids[0]}
        isReadOnly={isReadOnly}
        onChoose={oid => form.choose(question, oid)}
      />
    )
  }
  if (type === 'sort') return <SortRows form={form} question={question} isReadOnly={isReadOnly} />
  if (type === 'matrix') return <MatrixRows form={form} question={question} isReadOnly={isReadOnly} />
  if (type === 'text') {
    const errorId = `${form.idAt(qid)}-error`
    return <TextAnswer form={form} question={question} isReadOnly={isReadOnly} errorId={errorId} />
  }
  return (
    <OptionRows
      label={title}
      kind={type === 'single' ? 'radio' : 'checkbox'}
      options={options}
      chosen={oids}
      isReadOnly={isReadOnly}
      onChoose={oid => (type === 'single' ? form.choose(question, oid) : form.toggle(question, oid))}
    />
  )
})
