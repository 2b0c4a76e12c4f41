import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { SurveyQuestion } from '@/lib/survey'
import type { SurveyForm } from './survey-form'
import { OptionRows } from './option-rows'
import './matrix-rows.scss'

interface MatrixRowsProps {
  form: SurveyForm
  question: SurveyQuestion
  isReadOnly: boolean
}

/** Rows times columns, stacked: a choice of its own for each row fits any width and any size of text. */
export const MatrixRows = observer(function MatrixRows({ form, question, isReadOnly }: MatrixRowsProps) {
  const { cells } = form.answerOf(question.qid)
  return (
    <>
      {question.rows.map(({ rid, text }) => (
        <View key={rid} className="matrix-row">
          <View className="matrix-row__name">{text}</View>
          <OptionRows
            label={`${question.title}：${text}`}
            kind="radio"
            options={question.options}
            chosen={cells.filter(cell => cell.rid === rid).map(({ oid }) => oid)}
            isReadOnly={isReadOnly}
            onChoose={oid => form.chooseCell(question, rid, oid)}
          />
        </View>
      ))}
    </>
  )
})
