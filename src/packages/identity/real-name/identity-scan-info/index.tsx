import { useEffect } from 'react'
import { useFlow } from '@/domains/flow/flows'
import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { useParams } from '@/domains/shell/use-params'
import { Skeleton } from '@/ui/states/skeleton'
import { ResourceView } from '@/ui/states/resource-view'
import { useApplicationStep } from '../../shared/use-application-step'
import { IdentityApplication } from '../identity-application'
import { identityFlow } from '../identity-flow'
import { InfoView } from '../info-view'

export default definePage(function IdentityScanInfoPage() {
  const { authApplyId, returnTo } = useParams('identity/identity-scan-info')
  const application = useFlow(IdentityApplication)
  const isOpen = useApplicationStep(application, identityFlow, 'info', { id: authApplyId })
  useEffect(() => application.comeFrom(returnTo), [application, returnTo])
  return (
    <PageShell route="identity/identity-scan-info">
      <ResourceView resource={application.start} skeleton={<Skeleton shape="form" />}>
        {() => isOpen && <InfoView application={application} />}
      </ResourceView>
    </PageShell>
  )
})
