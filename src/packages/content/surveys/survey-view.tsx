import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Survey } from '@/contract/survey'
import { SURVEY_STATUS } from '@/contract/tables/survey'
import { SurveySheet } from '@/domains/survey/survey-sheet'
import { isOn } from '@/lib/flag'
import { FoundWords } from '@/domains/unsent/found-words'
import { formatMinute } from '@/lib/date'
import { useCloseGuard } from '@/platform/pages/leave-guard'
import { useStores } from '@/stores/root/context'
import { Button } from '@/ui/kit/button'
import { Note } from '@/ui/kit/note'
import { DetailPage } from '@/ui/templates/detail-page'
import { ResultPage } from '@/ui/templates/result-page'
import type { SurveyStore } from './survey-store'
import { surveyNote, thanksText } from './survey-texts'
import { SurveyHead } from './survey-head'

/** A survey: to be answered, to be read once it is closed, or thanks. */
export const SurveyView = observer(function SurveyView({ store }: { store: SurveyStore }) {
  useCloseGuard(store.hasUnsavedText)
  const { result } = store.submission
  if (result) return <Thanks points={result.pointsAwarded} />
  return (
    <DetailPage resource={store.survey}>
      {survey =>
        survey.status === SURVEY_STATUS.answered && survey.answers.length === 0 ? (
          <Thanks points={survey.points} />
        ) : (
          <Questions store={store} survey={survey} />
        )
      }
    </DetailPage>
  )
})

const Questions = observer(function Questions({ store, survey }: { store: SurveyStore; survey: Survey }) {
  const { form, sending, isReadOnly, closedText } = store
  const note = surveyNote(survey, closedText)
  return (
    <>
      <SurveyHead title={survey.title} intro={survey.intro}>
        {survey.status === SURVEY_STATUS.open && <View>请在 {formatMinute(survey.deadline)} 前提交</View>}
        {survey.status === SURVEY_STATUS.open && survey.points > 0 && (
          <View>完成后获得 {survey.points} 积分</View>
        )}
      </SurveyHead>
      {isOn(survey.anonymous) && <Note>本问卷匿名，您的答案不会与您的身份一同保存，提交后不能再查看。</Note>}
      <View role="status">{note && <Note tone="due">{note}</Note>}</View>
      <FoundWords words={store.words} />
      {form && sending && <SurveySheet form={form} submission={sending} isReadOnly={isReadOnly} />}
    </>
  )
})

function Thanks({ points }: { points: number }) {
  const { navigation } = useStores()
  return (
    <ResultPage
      picture="success"
      title="感谢您的参与"
      text={thanksText(points)}
      actions={<Button onTap={navigation.back}>返回</Button>}
    />
  )
}
