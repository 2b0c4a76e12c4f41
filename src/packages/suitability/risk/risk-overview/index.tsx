import { useEffect } from 'react'
import { useAppOnlyReason } from '@/domains/gates/app-only'
import { useFlow } from '@/domains/flow/flows'
import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { useParams } from '@/domains/shell/use-params'
import { focusElement } from '@/platform/elements/elements'
import { usePageShow } from '@/platform/pages/navigation'
import { testLimitReason } from '@/lib/risk-limits'
import { Button } from '@/ui/kit/button'
import { DetailPage } from '@/ui/templates/detail-page'
import { RiskOverviewView } from '../risk-overview-view'
import { RiskTest } from '../risk-test'

export default definePage(function RiskOverviewPage() {
  const { returnTo } = useParams('suitability/risk-overview')
  const test = useFlow(RiskTest)
  const appOnly = useAppOnlyReason()
  useEffect(() => test.comeFrom(returnTo), [test, returnTo])
  usePageShow(test.renew)
  const handleBegin = () => {
    if (!test.begin()) focusElement(test.statement.fields.isOwn.id)
  }
  return (
    <PageShell route="suitability/risk-overview">
      <DetailPage
        resource={test.info}
        renderDock={info => (
          <Button disabledReason={appOnly ?? testLimitReason(info)} trackId="risk-begin" onTap={handleBegin}>
            {test.isBegun ? '继续作答' : info.history.length > 0 ? '重新测评' : '开始测评'}
          </Button>
        )}
      >
        {info => <RiskOverviewView test={test} info={info} />}
      </DetailPage>
    </PageShell>
  )
})
