import { useEffect } from 'react'
import { useFlow } from '@/domains/flow/flows'
import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { useParams } from '@/domains/shell/use-params'
import { isOn } from '@/lib/flag'
import { Skeleton } from '@/ui/states/skeleton'
import { ResourceView } from '@/ui/states/resource-view'
import { ProofGate } from '../../shared/proof-gate'
import { useApplicationStep } from '../../shared/use-application-step'
import { InfoView } from '../info-view'
import { PaperApplication } from '../paper-application'
import { paperFlow } from '../paper-flow'

export default definePage(function IdentityInfoPage() {
  const { returnTo, isUpdating, isEditing } = useParams('identity/identity-info')
  const application = useFlow(PaperApplication)
  const isOpen = useApplicationStep(application, paperFlow, 'info', { isRetaking: isOn(isEditing) })
  useEffect(() => {
    application.comeFrom(returnTo)
    application.countries.ensure()
  }, [application, returnTo])
  return (
    <PageShell route="identity/identity-info">
      <ResourceView resource={application.start} skeleton={<Skeleton shape="form" />}>
        {({ agreement }) =>
          isOpen && (
            <ProofGate
              hasBegun={application.applyNo !== ''}
              returnTo={application.returnTo}
              inReview="identity/real-name-result"
              isUpdating={isOn(isUpdating)}
            >
              <InfoView application={application} agreement={agreement} />
            </ProofGate>
          )
        }
      </ResourceView>
    </PageShell>
  )
})
