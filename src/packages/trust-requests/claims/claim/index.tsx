import { observer } from 'mobx-react'
import { useFlow } from '@/domains/flow/flows'
import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { usePageStore } from '@/domains/shell/use-page-store'
import { useParams } from '@/domains/shell/use-params'
import { SmsCheckSheet } from '@/domains/verification/sms-check-sheet'
import { idParam } from '@/lib/address-values'
import { isOn } from '@/lib/flag'
import { useStores } from '@/stores/root/context'
import { ActionBar } from '@/ui/kit/action-bar'
import { Skeleton } from '@/ui/states/skeleton'
import { ResourceView } from '@/ui/states/resource-view'
import { DetailPage } from '@/ui/templates/detail-page'
import { ClaimApplication } from '../claim-application'
import { ClaimFormView } from '../claim-form-view'
import { ClaimStore } from '../claim-store'
import { ClaimView } from '../claim-view'

export default definePage(function ClaimPage() {
  const { distId, planId } = useParams('trust-requests/claim')
  return (
    <PageShell route="trust-requests/claim">
      {planId ? (
        <NewClaim key={planId} planId={idParam(planId)} rejectedId={idParam(distId)} />
      ) : (
        <ClaimDetail key={distId} distId={idParam(distId)} />
      )}
    </PageShell>
  )
})

/** A claim that is filled in, or supplemented after it was rejected. */
const NewClaim = observer(function NewClaim({ planId, rejectedId }: { planId: string; rejectedId: string }) {
  const application = useFlow(ClaimApplication, `${planId} ${rejectedId}`)
  return (
    <>
      <ResourceView resource={application.basis} skeleton={<Skeleton shape="form" />}>
        {basis => <ClaimFormView application={application} basis={basis} />}
      </ResourceView>
      <SmsCheckSheet
        check={application.application.check}
        title="验证身份后申请分配"
        confirmText="提交申请"
      />
    </>
  )
})

/** A claim that was handed in. */
const ClaimDetail = observer(function ClaimDetail({ distId }: { distId: string }) {
  const { navigation } = useStores()
  const store = usePageStore(root => new ClaimStore(root, distId))
  return (
    <DetailPage
      resource={store.claim}
      renderDock={({ canSubmit, plan }) => {
        if (!isOn(canSubmit)) return null
        const supplement = () =>
          navigation.go('trust-requests/claim', { planId: plan.distId, distId }, 'replace')
        return (
          <ActionBar actions={[{ text: '补充材料后重新提交', trackId: 'claim-again', onTap: supplement }]} />
        )
      }}
    >
      {claim => <ClaimView store={store} claim={claim} />}
    </DetailPage>
  )
})
