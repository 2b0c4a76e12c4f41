import { RISK_RESULT_STATUS } from '@/contract/tables/risk'
import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { useParams } from '@/domains/shell/use-params'
import { usePageStore } from '@/domains/shell/use-page-store'
import { EarlierWrite } from '@/domains/verification/earlier-write'
import { useStores } from '@/stores/root/context'
import { Button } from '@/ui/kit/button'
import { ResourceView } from '@/ui/states/resource-view'
import { ResultPage } from '@/ui/templates/result-page'
import { ResultCodeForm } from '../result-code-form'
import { ResultConfirmation } from '../result-confirmation'

export default definePage(function RiskCodePage() {
  const address = useParams('suitability/risk-code')
  const { navigation } = useStores()
  const confirmation = usePageStore(root => new ResultConfirmation(root, address))
  return (
    <PageShell route="suitability/risk-code">
      <ResourceView resource={confirmation.result}>
        {({ result }) =>
          result?.status === RISK_RESULT_STATUS.unconfirmed ? (
            <ResultCodeForm confirmation={confirmation} result={result} />
          ) : (
            <ResultPage
              picture="closed"
              title="没有待确认的测评结果"
              text={
                <>
                  {result && '这份测评结果已经确认，或已被新的测评取代。'}
                  <EarlierWrite write={confirmation.write} />
                </>
              }
              actions={
                <Button onTap={() => navigation.go('suitability/risk-overview', {}, 'replace')}>
                  查看测评
                </Button>
              }
            />
          )
        }
      </ResourceView>
    </PageShell>
  )
})
