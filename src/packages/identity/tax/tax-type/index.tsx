import { useEffect } from 'react'
import { useFlow } from '@/domains/flow/flows'
import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { useParams } from '@/domains/shell/use-params'
import { Skeleton } from '@/ui/states/skeleton'
import { ResourceView } from '@/ui/states/resource-view'
import { TaxApplication } from '../tax-application'
import { TaxSigning } from '../tax-signing'
import { TaxTypeView } from '../tax-type-view'

export default definePage(function TaxTypePage() {
  const { returnTo } = useParams('identity/tax-type')
  const application = useFlow(TaxApplication)
  useEffect(() => application.comeFrom(returnTo), [application, returnTo])
  return (
    <PageShell route="identity/tax-type">
      <ResourceView resource={application.info} skeleton={<Skeleton shape="form" />}>
        {info =>
          application.isSigning && !application.isAbroad ? (
            <TaxSigning application={application} info={info} />
          ) : (
            <TaxTypeView application={application} info={info} />
          )
        }
      </ResourceView>
    </PageShell>
  )
})
