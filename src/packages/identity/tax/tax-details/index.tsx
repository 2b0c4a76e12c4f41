import { useEffect } from 'react'
import { useFlow } from '@/domains/flow/flows'
import { useStep } from '@/domains/flow/use-step'
import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { useParams } from '@/domains/shell/use-params'
import { Skeleton } from '@/ui/states/skeleton'
import { ResourceView } from '@/ui/states/resource-view'
import { TaxApplication } from '../tax-application'
import { TaxDetailsView } from '../tax-details-view'
import { taxFlow } from '../tax-flow'
import { TaxSigning } from '../tax-signing'

export default definePage(function TaxDetailsPage() {
  const { returnTo } = useParams('identity/tax-details')
  const application = useFlow(TaxApplication)
  const isAllowed = useStep(taxFlow, application.facts, 'details')
  useEffect(() => {
    application.comeFrom(returnTo)
    application.countries.ensure()
  }, [application, returnTo])
  return (
    <PageShell route="identity/tax-details">
      <ResourceView resource={application.info} skeleton={<Skeleton shape="form" />}>
        {info =>
          isAllowed &&
          (application.isSigning && application.isAbroad ? (
            <TaxSigning application={application} info={info} />
          ) : (
            <TaxDetailsView application={application} info={info} />
          ))
        }
      </ResourceView>
    </PageShell>
  )
})
