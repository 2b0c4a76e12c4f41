import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { HOLDER_ROLE, HOLDER_VIEW } from '@/contract/tables/position'
import type { TrustPositionRow } from '@/contract/my-trust'
import { AmountsEye } from '@/domains/amounts/amounts-eye'
import { Change } from '@/domains/amounts/change'
import { Money } from '@/domains/amounts/money'
import { holdingCaption } from '@/domains/positions/holding-caption'
import { formatDate } from '@/lib/date'
import { Tappable } from '@/platform/elements/elements'
import { useStores } from '@/stores/root/context'
import { Chips } from '@/ui/kit/chips'
import { Facts } from '@/ui/kit/facts'
import { StateView } from '@/ui/states/state-view'
import { ListPage } from '@/ui/templates/list-page'
import { positionPlace } from './position-place'
import type { HolderRole, TrustPositionsStore } from './trust-positions-store'
import './trust-positions.scss'

const ROLES: readonly HolderRole[] = ['1', '2']

/** 我的持仓: trusts and products, seen as principal or as beneficiary. */
export const TrustPositionsView = observer(function TrustPositionsView(props: {
  store: TrustPositionsStore
}) {
  const { positions } = props.store
  const { holderRole } = positions.filter
  const counts = positions.last?.roleCounts
  const isBeneficiary = holderRole === HOLDER_VIEW.beneficiary
  return (
    <ListPage
      list={positions}
      head={
        <View className="trust-positions__head">
          <Chips
            label="查看身份"
            options={ROLES.map(value => ({
              value,
              text: counts ? `${HOLDER_ROLE.labels[value]} ${counts[value] ?? 0}` : HOLDER_ROLE.labels[value],
            }))}
            value={holderRole}
            onChange={role => positions.narrow({ holderRole: role })}
          />
          <AmountsEye />
        </View>
      }
      empty={
        <StateView picture="empty" title={isBeneficiary ? '您还不是受益人' : '暂无持仓'} actions={undefined}>
          {isBeneficiary
            ? '成为信托受益人后，分配与账户会显示在这里。'
            : '认购产品或设立信托后会显示在这里。'}
        </StateView>
      }
      keyOf={position => position.trustId || position.positionId}
      renderRow={position => <TrustPositionCard position={position} />}
    />
  )
})

/** One trust or product: what this customer may see of it. */
function TrustPositionCard({ position }: { position: TrustPositionRow }) {
  const { navigation } = useStores()
  const place = positionPlace(position)
  const isBeneficiary = position.holderRole === HOLDER_ROLE.beneficiary
  return (
    <Tappable
      className="trust-positions__card"
      role="link"
      onTap={() => navigation.go(place.route, place.params)}
    >
      <View className="trust-positions__name">{position.name}</View>
      <View className="trust-positions__kind">{holdingCaption(position)}</View>
      {position.totalAssets && (
        <View className="trust-positions__total">
          <Money value={position.totalAssets} />
        </View>
      )}
      <Facts
        facts={
          isBeneficiary
            ? [
                { label: '累计分配给我（元）', value: <Money value={position.accumulatedDistribution} /> },
                { label: '下次分配', value: formatDate(position.nextDistDate) },
              ]
            : [
                { label: '昨日收益', value: <Change value={position.yesterdayIncome} /> },
                { label: '累计收益', value: <Change value={position.accumulatedIncome} /> },
                { label: '下次分配', value: formatDate(position.nextDistDate) },
              ]
        }
      />
    </Tappable>
  )
}
