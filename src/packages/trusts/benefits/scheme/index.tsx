import { distSchemeDetail } from '@/contract/trust'
import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { useParams } from '@/domains/shell/use-params'
import { usePageStore } from '@/domains/shell/use-page-store'
import { isOn } from '@/lib/flag'
import { useStores } from '@/stores/root/context'
import { Resource } from '@/stores/primitives/resource'
import { squarePen } from '@/ui/icon/glyphs/square-pen'
import { Button } from '@/ui/kit/button'
import { RowLink } from '@/ui/kit/row-link'
import { StateView } from '@/ui/states/state-view'
import { DetailPage } from '@/ui/templates/detail-page'
import { schemeOf } from '../../queries'
import { AmountsHead } from '../../shared/amounts-head'
import { PaymentPreview } from '@/domains/trusts/payment-preview'
import { PlanGroups } from '../plan-groups'
import { LinkCard } from '@/ui/kit/link-card'

export default definePage(function SchemePage() {
  const { navigation } = useStores()
  const { trustId } = useParams('trusts/scheme')
  const scheme = usePageStore(
    root => new Resource(signal => root.read(distSchemeDetail, schemeOf({ trustId }), signal)),
  )
  const change = isOn(scheme.data?.canChange ?? '0')
    ? () => navigation.go('trust-people/plans', { trustId })
    : undefined
  return (
    <PageShell route="trusts/scheme">
      <DetailPage
        resource={scheme}
        isEmpty={({ plans }) => plans.length === 0}
        empty={
          <StateView
            picture="empty"
            title="暂无分配方案"
            actions={change && <Button onTap={change}>设置分配方案</Button>}
          >
            这份信托还没有分配方案
          </StateView>
        }
      >
        {({ plans, preview, changeReason }) => (
          <>
            <AmountsHead title="分配方案">共 {plans.length} 项</AmountsHead>
            <PaymentPreview payments={preview} />
            <PlanGroups plans={plans} />
            <LinkCard>
              <RowLink
                glyph={squarePen}
                title="变更分配方案"
                caption={change ? '变更须经审核，审核期间按原方案支付' : changeReason}
                onTap={change}
              />
            </LinkCard>
          </>
        )}
      </DetailPage>
    </PageShell>
  )
})
