import { useFlow } from '@/domains/flow/flows'
import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { useParams } from '@/domains/shell/use-params'
import { SmsCheckSheet } from '@/domains/verification/sms-check-sheet'
import { idParam } from '@/lib/address-values'
import { Skeleton } from '@/ui/states/skeleton'
import { ResourceView } from '@/ui/states/resource-view'
import { AppendApplication } from '../append-application'
import { AppendFormView } from '../append-form-view'

export default definePage(function AppendApplyPage() {
  const { trustId, appendId } = useParams('trust-requests/append-apply')
  const application = useFlow(AppendApplication, `${idParam(trustId)} ${idParam(appendId)}`)
  return (
    <PageShell route="trust-requests/append-apply">
      <ResourceView resource={application.standing} skeleton={<Skeleton shape="form" />}>
        {standing => <AppendFormView application={application} standing={standing} />}
      </ResourceView>
      <SmsCheckSheet
        check={application.application.check}
        title="验证身份后追加委托"
        confirmText="提交申请"
      />
    </PageShell>
  )
})
