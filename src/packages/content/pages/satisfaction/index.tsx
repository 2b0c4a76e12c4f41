import { SATISFACTION_SURVEY } from '@/contract/survey'
import { PageShell } from '@/domains/shell/page-shell'
import { usePageStore } from '@/domains/shell/use-page-store'
import { SurveyView } from '../../components/survey-view'
import { SurveyStore } from '../../stores/survey-store'

export default function SatisfySurveyPage() {
  const store = usePageStore(root => new SurveyStore(root, SATISFACTION_SURVEY))
  return (
    <PageShell route="satisfySurvey">
      <SurveyView store={store} />
    </PageShell>
  )
}
