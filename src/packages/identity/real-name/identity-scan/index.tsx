import { useEffect } from 'react'
import { useFlow } from '@/domains/flow/flows'
import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { useParams } from '@/domains/shell/use-params'
import { isOn } from '@/lib/flag'
import { ResourceView } from '@/ui/states/resource-view'
import { ProofGate } from '../../shared/proof-gate'
import { useApplicationStep } from '../../shared/use-application-step'
import { IdentityApplication } from '../identity-application'
import { identityFlow } from '../identity-flow'
import { ScanView } from '../scan-view'

export default definePage(function IdentityScanPage() {
  const { returnTo, isUpdating, isRetaking } = useParams('identity/identity-scan')
  const application = useFlow(IdentityApplication)
  const isOpen = useApplicationStep(application, identityFlow, 'scan', { isRetaking: isOn(isRetaking) })
  useEffect(() => application.comeFrom(returnTo), [application, returnTo])
  return (
    <PageShell route="identity/identity-scan">
      <ResourceView resource={application.start}>
        {({ agreement }) =>
          isOpen && (
            <ProofGate
              hasBegun={application.authApplyId !== ''}
              returnTo={application.returnTo}
              inReview="identity/auth-detail"
              isUpdating={isOn(isUpdating)}
            >
              <ScanView application={application} agreement={agreement} />
            </ProofGate>
          )
        }
      </ResourceView>
    </PageShell>
  )
})
