import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { beneficiaryList } from '@/contract/trust'
import { PageShell } from '@/domains/shell/page-shell'
import { useParams } from '@/domains/shell/use-params'
import { usePageStore } from '@/domains/shell/use-page-store'
import { Resource } from '@/stores/primitives/resource'
import { users } from '@/ui/icon/glyphs/users'
import { RowLink } from '@/ui/kit/row-link'
import { SectionHead } from '@/ui/kit/section-head'
import { StateView } from '@/ui/states/state-view'
import { DetailPage } from '@/ui/templates/detail-page'
import { beneficiariesOf } from '../../queries'
import { BeneficiaryCard } from '../beneficiary-card'
import { ShareBar } from '../share-bar'
import { shareOrders } from '../share-parts'
import { LinkCard } from '@/ui/kit/link-card'

export default observer(function BeneficiariesPage() {
  const { trustId = '' } = useParams('trusts/beneficiaries')
  const beneficiaries = usePageStore(
    root => new Resource(signal => root.read(beneficiaryList, beneficiariesOf({ trustId }), signal)),
  )
  return (
    <PageShell route="trusts/beneficiaries">
      <DetailPage
        resource={beneficiaries}
        isEmpty={({ list }) => list.length === 0}
        empty={
          <StateView picture="empty" title="暂无受益人">
            新增受益人请联系信托经理办理
          </StateView>
        }
      >
        {({ list, orderSums }) => (
          <>
            {shareOrders(list, orderSums).map(order => (
              <View key={order.order}>
                <ShareBar order={order} />
                <SectionHead title={`受益人（${order.parts.length} 位）`} />
                {order.parts.map(part => (
                  <BeneficiaryCard key={part.beneficiary.beneId} part={part} />
                ))}
              </View>
            ))}
            <LinkCard>
              <RowLink glyph={users} title="新增或变更受益人" caption="请联系信托经理办理，变更须经审核" />
            </LinkCard>
          </>
        )}
      </DetailPage>
    </PageShell>
  )
})
