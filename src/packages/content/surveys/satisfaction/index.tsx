import { SATISFACTION_SURVEY } from '@/contract/survey'
import { PageShell } from '@/domains/shell/page-shell'
import { usePageStore } from '@/domains/shell/use-page-store'
import { SurveyView } from '../survey-view'
import { SurveyStore } from '../survey-store'

export default function SatisfactionPage() {
  const store = usePageStore(root => new SurveyStore(root, SATISFACTION_SURVEY))
  return (
    <PageShell route="content/satisfaction">
      <SurveyView store={store} />
    </PageShell>
  )
}
