import { observer } from 'mobx-react'
import { useEffect } from 'react'
import { useFlow } from '@/domains/flow/flows'
import { PageShell } from '@/domains/shell/page-shell'
import { useParams } from '@/domains/shell/use-params'
import { isOn } from '@/lib/flag'
import { ResourceView } from '@/ui/states/resource-view'
import { IdentityApplication } from '../identity-application'
import { ScanGate } from '../scan-gate'
import { ScanView } from '../scan-view'
import { useIdentityStep } from '../use-identity-step'

export default observer(function IdentityScanPage() {
  const { returnTo, isUpdating, isRetaking } = useParams('identity/identity-scan')
  const application = useFlow(IdentityApplication)
  const isOpen = useIdentityStep(application, 'scan', { isRetaking: isOn(isRetaking) })
  useEffect(() => application.comeFrom(returnTo), [application, returnTo])
  return (
    <PageShell route="identity/identity-scan">
      <ResourceView resource={application.start}>
        {({ agreement }) =>
          isOpen && (
            <ScanGate application={application} isUpdating={isOn(isUpdating)}>
              <ScanView application={application} agreement={agreement} />
            </ScanGate>
          )
        }
      </ResourceView>
    </PageShell>
  )
})
