import { CONTACT_TOPIC } from '@/contract/tables/contact'
import { ContactRow } from '@/domains/shell/contact-row'
import { LinkCard } from '@/ui/kit/link-card'
import { useState } from 'react'
import { investmentPlanDetail } from '@/contract/trust'
import { AmountText } from '@/domains/amounts/amount-text'
import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { useParams } from '@/domains/shell/use-params'
import { usePageStore } from '@/domains/shell/use-page-store'
import { todayInShanghai } from '@/lib/date'
import { Resource } from '@/stores/primitives/resource'
import { Note } from '@/ui/kit/note'
import { DetailPage } from '@/ui/templates/detail-page'
import { planOf } from '../../queries'
import { AmountsHead } from '../../shared/amounts-head'
import { PlanFacts } from '../plan-facts'
import { WeightsCard } from '../weights-card'
import { isExpired } from '../../shared/plan-rules'

export default definePage(function PlanPage() {
  const { trustId } = useParams('trusts/plan')
  const [today] = useState(() => todayInShanghai(Date.now()))
  const plan = usePageStore(
    root => new Resource(signal => root.read(investmentPlanDetail, planOf({ trustId }), signal)),
  )
  return (
    <PageShell route="trusts/plan">
      <DetailPage resource={plan}>
        {data => (
          <>
            <AmountsHead title="投资计划">{data.trustName}</AmountsHead>
            {isExpired(data, today) && (
              <>
                <Note tone="warn">投资计划已于 {data.validTo} 到期，请联系理财经理续订。</Note>
                <LinkCard>
                  <ContactRow topic={CONTACT_TOPIC.trust} subject={trustId} />
                </LinkCard>
              </>
            )}
            {data.rebalanceNote && (
              <Note tone="due">
                <AmountText>{data.rebalanceNote}</AmountText>
              </Note>
            )}
            <WeightsCard plan={data} />
            <PlanFacts plan={data} />
          </>
        )}
      </DetailPage>
    </PageShell>
  )
})
