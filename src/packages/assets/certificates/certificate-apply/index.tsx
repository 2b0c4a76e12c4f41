import { useFlow } from '@/domains/flow/flows'
import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { useParams } from '@/domains/shell/use-params'
import { SmsCheckSheet } from '@/domains/verification/sms-check-sheet'
import { idParam } from '@/lib/address-values'
import { ResourceView } from '@/ui/states/resource-view'
import { CertificateApplication } from '../certificate-application'
import { CertificateFormView } from '../certificate-form-view'

export default definePage(function CertificateApplyPage() {
  const { certId } = useParams('assets/certificate-apply')
  const application = useFlow(CertificateApplication, idParam(certId))
  return (
    <PageShell route="assets/certificate-apply">
      <ResourceView resource={application.standing}>
        {standing => <CertificateFormView application={application} standing={standing} />}
      </ResourceView>
      <SmsCheckSheet
        check={application.application.check}
        title="验证身份后申请资产证明"
        confirmText="提交申请"
      />
    </PageShell>
  )
})
