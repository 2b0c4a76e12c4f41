import { beneficiaryDistScheme } from '@/contract/trust'
import { Money } from '@/domains/amounts/money'
import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { useParams } from '@/domains/shell/use-params'
import { usePageStore } from '@/domains/shell/use-page-store'
import { formatDate } from '@/lib/date'
import { useStores } from '@/stores/root/context'
import { Resource } from '@/stores/primitives/resource'
import { Card, KeyValue } from '@/ui/kit/card'
import { Note } from '@/ui/kit/note'
import { RowLink } from '@/ui/kit/row-link'
import { SectionHead } from '@/ui/kit/section-head'
import { DetailPage } from '@/ui/templates/detail-page'
import { mySchemeOf } from '../../queries'
import { AmountsHead } from '../../shared/amounts-head'
import { PaymentPreview } from '@/domains/trusts/payment-preview'
import { PlanGroups } from '../plan-groups'

export default definePage(function MySchemePage() {
  const { navigation } = useStores()
  const { trustId, beneId } = useParams('trusts/my-scheme')
  const scheme = usePageStore(
    root => new Resource(signal => root.read(beneficiaryDistScheme, mySchemeOf({ trustId, beneId }), signal)),
  )
  return (
    <PageShell route="trusts/my-scheme">
      <DetailPage resource={scheme}>
        {({ plans, preview, paidTotal, paidCount, lastPaidDate }) => (
          <>
            <AmountsHead title="我的分配方案">
              {plans.length > 0 ? `共 ${plans.length} 项` : '暂无分配方案'}
            </AmountsHead>
            <PaymentPreview payments={preview} isOwn />
            <PlanGroups plans={plans} isOwn />
            <Card>
              <SectionHead title="历史分配" />
              <KeyValue label="累计到账（元）">
                <Money value={paidTotal} />
              </KeyValue>
              <KeyValue label="到账笔数">{`${paidCount} 笔`}</KeyValue>
              <KeyValue label="最近到账日">{formatDate(lastPaidDate)}</KeyValue>
              <RowLink
                title="受益记录"
                {...navigation.link('trusts/records', { trustId, ...(beneId ? { beneId } : {}) })}
              />
            </Card>
            <Note>分配方案由委托人制定；满足条件分配的约定时，可在“条件分配”申请。</Note>
          </>
        )}
      </DetailPage>
    </PageShell>
  )
})
