import { riskResult } from '@/contract/risk'
import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { useParams } from '@/domains/shell/use-params'
import { usePageStore } from '@/domains/shell/use-page-store'
import { Resource } from '@/stores/primitives/resource'
import { changesOf } from '@/stores/root/changes-of'
import { useStores } from '@/stores/root/context'
import { Button } from '@/ui/kit/button'
import { StateView } from '@/ui/states/state-view'
import { DetailPage } from '@/ui/templates/detail-page'
import { riskResultOf } from '../../queries'
import { ResultActions } from '../result-actions'
import { RiskResultView } from '../risk-result-view'

export default definePage(function RiskResultPage() {
  const { resultId, returnTo } = useParams('suitability/risk-result')
  const { navigation } = useStores()
  const resource = usePageStore(
    root =>
      new Resource(signal => root.read(riskResult, riskResultOf({ resultId }), signal), {
        changes: changesOf(root),
        dependsOn: ['risk'],
      }),
  )
  return (
    <PageShell route="suitability/risk-result">
      <DetailPage
        resource={resource}
        isEmpty={answer => answer.result === null}
        empty={
          <StateView
            picture="empty"
            title="还没有测评结果"
            actions={
              <Button onTap={() => navigation.go('suitability/risk-overview', { returnTo }, 'replace')}>
                去测评
              </Button>
            }
          >
            认购产品前，需要先完成风险测评，约需 5 分钟。
          </StateView>
        }
        renderDock={answer =>
          answer.result && <ResultActions answer={answer} result={answer.result} returnTo={returnTo} />
        }
      >
        {answer =>
          answer.result && <RiskResultView answer={answer} result={answer.result} returnTo={returnTo} />
        }
      </DetailPage>
    </PageShell>
  )
})
