import { type ClaimablePlan, conditionalDistList } from '@/contract/claim'
import { AmountsEye } from '@/domains/amounts/amounts-eye'
import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { usePageStore } from '@/domains/shell/use-page-store'
import { useParams } from '@/domains/shell/use-params'
import { type Page, PagedList } from '@/stores/primitives/paged-list'
import { changesOf } from '@/stores/root/changes-of'
import { SectionHead } from '@/ui/kit/section-head'
import { StateView } from '@/ui/states/state-view'
import { ListPage } from '@/ui/templates/list-page'
import { claimablePlansOf } from '../../queries'
import { ClaimPlanRow } from '../claim-plan-row'

export default definePage(function ClaimsPage() {
  const { trustId } = useParams('trust-requests/claims')
  const plans = usePageStore(
    root =>
      new PagedList<ClaimablePlan, null, Page<ClaimablePlan>>(
        ({ pageNum, pageSize }, signal) =>
          root.read(conditionalDistList, claimablePlansOf({ trustId, pageNum, pageSize }), signal),
        {
          filter: null,
          idOf: plan => plan.distId,
          changes: changesOf(root),
          dependsOn: ['trusts', 'drafts'],
        },
      ),
  )
  return (
    <PageShell route="trust-requests/claims">
      <ListPage
        list={plans}
        head={
          <SectionHead title="满足约定条件时申请，审核后支付">
            <AmountsEye />
          </SectionHead>
        }
        empty={
          <StateView picture="empty" title="没有条件分配方案">
            信托合同约定了条件分配时，可在这里申请
          </StateView>
        }
        keyOf={plan => plan.distId}
        renderRow={plan => <ClaimPlanRow plan={plan} />}
        endText={`已显示全部 ${plans.total} 项`}
      />
    </PageShell>
  )
})
