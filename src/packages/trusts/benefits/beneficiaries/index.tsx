import { View } from '@tarojs/components'
import { beneficiaryList } from '@/contract/trust'
import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { useParams } from '@/domains/shell/use-params'
import { usePageStore } from '@/domains/shell/use-page-store'
import { isOn } from '@/lib/flag'
import { changesOf } from '@/stores/root/changes-of'
import { useStores } from '@/stores/root/context'
import { BENE_CHANGE_STATUS } from '@/contract/tables/beneficiary'
import { Note } from '@/ui/kit/note'
import { Resource } from '@/stores/primitives/resource'
import { users } from '@/ui/icon/glyphs/users'
import { RowLink } from '@/ui/kit/row-link'
import { SectionHead } from '@/ui/kit/section-head'
import { StateView } from '@/ui/states/state-view'
import { DetailPage } from '@/ui/templates/detail-page'
import { beneficiariesOf } from '../../queries'
import { BeneficiaryCard } from '../beneficiary-card'
import { ShareBar } from '@/domains/trusts/share-bar'
import { shareOrders } from '@/domains/trusts/share-parts'
import { LinkCard } from '@/ui/kit/link-card'

export default definePage(function BeneficiariesPage() {
  const { navigation } = useStores()
  const { trustId } = useParams('trusts/beneficiaries')
  const beneficiaries = usePageStore(
    root =>
      new Resource(signal => root.read(beneficiaryList, beneficiariesOf({ trustId }), signal), {
        changes: changesOf(root),
        dependsOn: ['beneficiaries'],
      }),
  )
  return (
    <PageShell route="trusts/beneficiaries">
      <DetailPage
        resource={beneficiaries}
        isEmpty={({ list }) => list.length === 0}
        empty={
          <StateView picture="empty" title="暂无受益人">
            这份信托还没有受益人
          </StateView>
        }
      >
        {({ list, orderSums, joining, changeStatus, canChange, changeReason }) => (
          <>
            {changeStatus === BENE_CHANGE_STATUS.inReview && (
              <Note tone="due">受益人变更正在审核，通过前仍按下列受益人和比例支付。</Note>
            )}
            {shareOrders(list, orderSums).map(order => (
              <View key={order.order}>
                <ShareBar order={order} />
                <SectionHead title={`受益人（${order.parts.length} 位）`} />
                {order.parts.map(part => (
                  <BeneficiaryCard key={part.beneficiary.beneId} part={part} />
                ))}
              </View>
            ))}
            {joining.length > 0 && <SectionHead title={`待审核的受益人（${joining.length} 位）`} />}
            {shareOrders(joining, []).map(order =>
              order.parts.map(part => <BeneficiaryCard key={part.beneficiary.beneId} part={part} />),
            )}
            <LinkCard>
              <RowLink
                glyph={users}
                title={changeStatus === '' ? '新增或变更受益人' : '查看受益人变更'}
                caption={isOn(canChange) ? '变更须经审核，审核期间按原方案支付' : changeReason}
                onTap={isOn(canChange) ? () => navigation.go('trust-people/people', { trustId }) : undefined}
              />
            </LinkCard>
          </>
        )}
      </DetailPage>
    </PageShell>
  )
})
