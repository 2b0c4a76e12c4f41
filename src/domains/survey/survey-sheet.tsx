import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Button } from '@/ui/kit/button'
import { Progress } from '@/ui/kit/progress'
import { type Sendable, sendForm } from '@/ui/templates/form-page'
import { QuestionCard } from './question-card'
import type { SurveyForm } from './survey-form'
import { Problem } from '@/ui/kit/problem'
import './survey-sheet.scss'

interface SurveySheetProps {
  form: SurveyForm
  submission: Sendable
  /** Nothing can be changed or handed in any more. */
  isReadOnly: boolean
}

/** The questions that are asked, how far the customer is, and handing in. */
export const SurveySheet = observer(function SurveySheet(props: SurveySheetProps) {
  const { form, submission, isReadOnly } = props
  return (
    <>
      {!isReadOnly && <SurveyProgress form={form} />}
      {form.visible.map((question, index) => (
        <QuestionCard
          key={question.qid}
          form={form}
          question={question}
          number={index + 1}
          isReadOnly={isReadOnly}
        />
      ))}
      {!isReadOnly && (
        <View className="survey-sheet__submit">
          {submission.problem && <Problem isBoxed>{submission.problem}</Problem>}
          <Button
            isBusy={submission.isSubmitting}
            trackId="survey-submit"
            onTap={() => void sendForm(submission)}
          >
            提交
          </Button>
        </View>
      )}
    </>
  )
})

/** Stays in sight while the questions are scrolled. */
const SurveyProgress = observer(function SurveyProgress({ form }: { form: SurveyForm }) {
  const { done, total } = form.progress
  return (
    <View className="survey-sheet__progress">
      <Progress
        className="survey-sheet__bar"
        percent={total === 0 ? 0 : Math.floor((done * 100) / total)}
        label={`已答 ${done} 题，共 ${total} 题`}
      />
      <View className="survey-sheet__count" aria-hidden>
        {done} / {total}
      </View>
    </View>
  )
})
