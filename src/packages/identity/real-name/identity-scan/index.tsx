import { observer } from 'mobx-react'
import { useEffect } from 'react'
import { useFlow } from '@/domains/flow/flows'
import { PageShell } from '@/domains/shell/page-shell'
import { useParams } from '@/domains/shell/use-params'
import { ResourceView } from '@/ui/states/resource-view'
import { IdentityApplication } from '../identity-application'
import { ScanView } from '../scan-view'

export default observer(function IdentityScanPage() {
  const { returnTo } = useParams('identity/identity-scan')
  const application = useFlow(IdentityApplication)
  useEffect(() => application.comeFrom(returnTo), [application, returnTo])
  return (
    <PageShell route="identity/identity-scan">
      <ResourceView resource={application.agreement}>
        {agreement => <ScanView application={application} agreement={agreement} />}
      </ResourceView>
    </PageShell>
  )
})
