import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useUnsavedGuard } from '@/domains/shell/use-unsaved-guard'
import { usePageHide } from '@/platform/pages/navigation'
import { type Action, ActionBar } from '@/ui/kit/action-bar'
import { Dock } from '@/ui/kit/dock'
import { Problem } from '@/ui/kit/problem'
import { WithFoot } from '@/ui/templates/page-foot'
import type { AnswerSheet } from './answer-sheet'
import { QuestionView } from './question-view'
import type { RiskTest } from './risk-test'
import './question-page.scss'

interface QuestionPageProps {
  test: RiskTest
  sheet: AnswerSheet
}

/** The questions one by one: back keeps what was chosen, on asks for an answer, and behind the last one they are handed in. */
export const QuestionPage = observer(function QuestionPage({ test, sheet }: QuestionPageProps) {
  const { question, draft, handIn } = sheet
  // Whoever puts the phone away finds the answers on another one.
  usePageHide(() => void draft.flush())
  useUnsavedGuard(draft.isUnsaved && !sheet.isHandedIn, '刚才的作答还没有保存，离开后会丢失。')
  if (!question) return null
  const isAnswered = sheet.answers.isAnswered(question)
  const previous: Action[] =
    sheet.at === 0
      ? []
      : [
          {
            text: '上一题',
            tone: 'secondary',
            trackId: 'risk-previous',
            onTap: () => sheet.show(sheet.at - 1),
          },
        ]
  const next: Action = {
    text: sheet.isLast ? '提交' : '下一题',
    isBusy: handIn.isSubmitting,
    disabledReason: isAnswered ? undefined : '请选择一项',
    trackId: sheet.isLast ? 'risk-submit' : 'risk-next',
    onTap: () => (sheet.isLast ? void test.finish(sheet) : sheet.show(sheet.at + 1)),
  }
  return (
    <View className="question-page">
      <WithFoot>
        <QuestionView sheet={sheet} question={question} />
      </WithFoot>
      <Dock>
        {handIn.problem && <Problem isBoxed>{handIn.problem}</Problem>}
        <ActionBar actions={[...previous, next]} />
      </Dock>
    </View>
  )
})
