import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { useParams } from '@/domains/shell/use-params'
import { usePageStore } from '@/domains/shell/use-page-store'
import { useShownParams } from '@/domains/shell/use-shown-params'
import { PullRefresh } from '@/platform/elements/pull-refresh'
import { Chips } from '@/ui/kit/chips'
import { Skeleton } from '@/ui/states/skeleton'
import { DetailPage } from '@/ui/templates/detail-page'
import { BenefitStore } from '../benefit-store'
import { BeneficiaryCover } from '../beneficiary-cover'
import { BeneficiaryFacts } from '../beneficiary-facts'
import { BeneficiaryLinks } from '../beneficiary-links'

export default definePage(function BeneficiaryPage() {
  const { trustId, beneId } = useParams('trusts/beneficiary')
  const store = usePageStore(root => new BenefitStore(root, trustId, beneId))
  const { benefit } = store
  useShownParams('trusts/beneficiary', { trustId, ...(store.beneId ? { beneId: store.beneId } : {}) })
  return (
    <PageShell route="trusts/beneficiary">
      <PullRefresh onRefresh={benefit.load}>
        <DetailPage resource={benefit} skeleton={<Skeleton shape="hero" />}>
          {data => (
            <>
              {data.benefits.length > 1 && (
                <Chips
                  label="受益人"
                  options={data.benefits.map(one => ({ value: one.beneId, text: one.nameMask }))}
                  value={data.beneId}
                  onChange={store.choose}
                />
              )}
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
