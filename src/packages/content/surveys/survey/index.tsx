import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { usePageStore } from '@/domains/shell/use-page-store'
import { useParams } from '@/domains/shell/use-params'
import { SurveyView } from '../survey-view'
import { SurveyStore } from '../survey-store'

export default definePage(function SurveyPage() {
  const { surveyId } = useParams('content/survey')
  const store = usePageStore(root => new SurveyStore(root, surveyId))
  return (
    <PageShell route="content/survey">
      <SurveyView store={store} />
    </PageShell>
  )
})
