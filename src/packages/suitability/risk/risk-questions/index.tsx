import { useEffect } from 'react'
import { useFlow } from '@/domains/flow/flows'
import { useStep } from '@/domains/flow/use-step'
import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { useParams } from '@/domains/shell/use-params'
import { ResourceView } from '@/ui/states/resource-view'
import { QuestionPage } from '../question-page'
import { riskFlow } from '../risk-flow'
import { RiskTest } from '../risk-test'

export default definePage(function RiskQuestionsPage() {
  const { returnTo } = useParams('suitability/risk-questions')
  const test = useFlow(RiskTest)
  const isAllowed = useStep(riskFlow, test.facts, 'questions')
  useEffect(() => test.comeFrom(returnTo), [test, returnTo])
  return (
    <PageShell route="suitability/risk-questions">
      <ResourceView resource={test.sheet}>
        {sheet => isAllowed && <QuestionPage test={test} sheet={sheet} />}
      </ResourceView>
    </PageShell>
  )
})
