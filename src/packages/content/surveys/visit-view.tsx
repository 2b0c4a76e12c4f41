import { observer } from 'mobx-react'
import type { VisitQuestionnaire } from '@/contract/survey'
import { SurveySheet } from '@/domains/survey/survey-sheet'
import { HotlineLink } from '@/domains/shell/hotline-link'
import { FoundWords } from '@/domains/unsent/found-words'
import { formatMinute } from '@/lib/date'
import { useCloseGuard } from '@/platform/pages/leave-guard'
import { useStores } from '@/stores/root/context'
import { Button } from '@/ui/kit/button'
import { Card, KeyValue } from '@/ui/kit/card'
import { StateView } from '@/ui/states/state-view'
import { DetailPage } from '@/ui/templates/detail-page'
import { ResultPage } from '@/ui/templates/result-page'
import type { VisitStore } from './visit-store'
import { SurveyHead } from './survey-head'

/** A call-back: to be answered, answered, or a link that is too old. */
export const VisitView = observer(function VisitView({ store }: { store: VisitStore }) {
  const { navigation } = useStores()
  useCloseGuard(store.hasUnsent)
  const goHome = <Button onTap={() => navigation.go('main/home', {}, 'relaunch')}>返回首页</Button>
  if (store.isExpired) {
    return (
      <StateView picture="closed" title="链接已失效" role="alert" actions={goHome}>
        请理财经理重新发送一次链接
        <HotlineLink why="找不到理财经理" />
      </StateView>
    )
  }
  if (store.isDone) {
    return (
      <ResultPage
        picture="success"
        title="感谢您的配合"
        text="您的回访已完成，无需重复填写。"
        actions={goHome}
      />
    )
  }
  return (
    <DetailPage resource={store.visit}>{visit => <VisitQuestions store={store} visit={visit} />}</DetailPage>
  )
})

const VisitQuestions = observer(function VisitQuestions(props: {
  store: VisitStore
  visit: VisitQuestionnaire
}) {
  const { visit } = props
  const { form, sending } = props.store
  return (
    <>
      <SurveyHead
        title={visit.title}
        intro={`${visit.nameMask}，您好。为保护您的权益，请您如实回答以下问题。`}
      />
      <Card>
        <KeyValue label="产品">{visit.productName}</KeyValue>
        <KeyValue label="签约时间">{visit.signTime}</KeyValue>
        <KeyValue label="有效期至">{formatMinute(visit.expireTime)}</KeyValue>
      </Card>
      <FoundWords words={props.store.words} />
      {form && sending && <SurveySheet form={form} submission={sending} isReadOnly={false} />}
    </>
  )
})
