import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { usePageStore } from '@/domains/shell/use-page-store'
import { useParams } from '@/domains/shell/use-params'
import { SurveyView } from '../survey-view'
import { SurveyStore } from '../survey-store'

export default definePage(function SatisfactionPage() {
  const { surveyId } = useParams('content/satisfaction')
  const store = usePageStore(root => new SurveyStore(root, surveyId))
  return (
    <PageShell route="content/satisfaction">
      <SurveyView store={store} />
    </PageShell>
  )
})
