import { observer } from 'mobx-react'
import { beneficiaryPositionDetail } from '@/contract/trust'
import { PageShell } from '@/domains/shell/page-shell'
import { useParams } from '@/domains/shell/use-params'
import { usePageStore } from '@/domains/shell/use-page-store'
import { PullRefresh } from '@/platform/elements/pull-refresh'
import { Resource } from '@/stores/primitives/resource'
import { DetailPage } from '@/ui/templates/detail-page'
import { benefitOf } from '../../queries'
import { BeneficiaryCover } from '../beneficiary-cover'
import { BeneficiaryFacts } from '../beneficiary-facts'
import { BeneficiaryLinks } from '../beneficiary-links'

export default observer(function BeneficiaryPage() {
  const { trustId = '' } = useParams('trusts/beneficiary')
  const benefit = usePageStore(
    root => new Resource(signal => root.read(beneficiaryPositionDetail, benefitOf({ trustId }), signal)),
  )
  return (
    <PageShell route="trusts/beneficiary">
      <PullRefresh onRefresh={benefit.load}>
        <DetailPage resource={benefit}>
          {data => (
            <>
              <BeneficiaryCover benefit={data} />
              <BeneficiaryFacts benefit={data} />
              <BeneficiaryLinks benefit={data} />
            </>
          )}
        </DetailPage>
      </PullRefresh>
    </PageShell>
  )
})
