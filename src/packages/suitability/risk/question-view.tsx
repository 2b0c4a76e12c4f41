import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useRef } from 'react'
import type { RiskQuestion } from '@/contract/risk'
import { DraftLine } from '@/domains/flow/draft-line'
import { OptionRows } from '@/domains/survey/option-rows'
import { focusElement, Heading, Tappable } from '@/platform/elements/elements'
import { Note } from '@/ui/kit/note'
import { Progress } from '@/ui/kit/progress'
import type { AnswerSheet } from './answer-sheet'
import { contradictingText } from './risk-texts'
import './question-view.scss'

const TITLE_ID = 'risk-question'

interface QuestionViewProps {
  sheet: AnswerSheet
  question: RiskQuestion
}

/** One question: how far the customer is, what it is about, its options, and what does not go together with its answer. */
export const QuestionView = observer(function QuestionView({ sheet, question }: QuestionViewProps) {
  useFocusOnChange(question.qid)
  const total = sheet.paper.questions.length
  const number = sheet.at + 1
  return (
    <>
      <View className="question-view__line">
        <View className="question-view__where" role="img" aria-label={`第 ${number} 题，共 ${total} 题`}>
          <View className="question-view__number">{number}</View>
          <View className="question-view__total"> / {total}</View>
        </View>
        <View className="question-view__topic">{question.topic}</View>
      </View>
      <Progress percent={Math.round((number * 100) / total)} label={`第 ${number} 题，共 ${total} 题`} />
      <Heading level={1} id={TITLE_ID} className="question-view__title">
        {question.title}
      </Heading>
      <View className="question-view__hint">单选，请按本人实际情况作答</View>
      <OptionRows
        label={question.title}
        kind="radio"
        look="cards"
        options={question.options}
        chosen={sheet.answers.answerOf(question.qid).oids}
        onChoose={oid => sheet.answers.choose(question, oid)}
      />
      <Contradictions sheet={sheet} />
      <View className="question-view__foot">测评须由本人独立完成，答案不预设、不提示</View>
      <View className="question-view__draft">
        <DraftLine draft={sheet.draft} />
      </View>
    </>
  )
})

const Contradictions = observer(function Contradictions({ sheet }: { sheet: AnswerSheet }) {
  const { contradicting } = sheet
  return (
    <View aria-live="polite">
      {contradicting.length > 0 && (
        <Note tone="warn">
          {contradictingText(contradicting)}
          <View className="question-view__ways">
            {contradicting.map(number => (
              <Tappable
                key={number}
                className="question-view__way"
                role="link"
                trackId="risk-look-again"
                onTap={() => sheet.show(number - 1)}
              >
                查看第 {number} 题
              </Tappable>
            ))}
          </View>
        </Note>
      )}
    </View>
  )
})

/** Another question on the screen is read out from its title; the first one comes with the page. */
function useFocusOnChange(qid: string): void {
  const shown = useRef(qid)
  useEffect(() => {
    if (shown.current === qid) return
    shown.current = qid
    focusElement(TITLE_ID)
  }, [qid])
}
