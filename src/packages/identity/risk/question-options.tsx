import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { RiskQuestion } from '@/contract/risk'
import { Tappable } from '@/platform/elements/elements'
import { RoleView } from '@/platform/elements/role-view'
import { CheckMark } from '@/ui/kit/check-mark'
import type { AnswerSheet } from './answer-sheet'
import './question-options.scss'

interface QuestionOptionsProps {
  sheet: AnswerSheet
  question: RiskQuestion
}

/** The options of one question, a card each; none is chosen beforehand, and all look alike. */
export const QuestionOptions = observer(function QuestionOptions({ sheet, question }: QuestionOptionsProps) {
  const { oids } = sheet.answers.answerOf(question.qid)
  return (
    <RoleView role="radiogroup" label={question.title}>
      {question.options.map(({ oid, text }) => {
        const isOn = oids.includes(oid)
        return (
          <Tappable
            key={oid}
            className={`question-option ${isOn ? 'question-option--on' : ''}`}
            role="radio"
            isChecked={isOn}
            onTap={() => sheet.answers.choose(question, oid)}
          >
            <CheckMark kind="radio" isOn={isOn} />
            <View className="question-option__text">{text}</View>
          </Tappable>
        )
      })}
    </RoleView>
  )
})
