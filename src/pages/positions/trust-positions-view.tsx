import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { labelOf } from '@/contract/labels'
import { HOLDER_ROLE, HOLDER_VIEW, POSITION_CLASSES, POSITION_STATUS } from '@/contract/tables/position'
import { TRUST_POSITION_SORTS, type TrustPositionRow, type TrustPositionSort } from '@/contract/my-trust'
import { AmountsEye } from '@/domains/amounts/amounts-eye'
import { Change } from '@/domains/amounts/change'
import { Money } from '@/domains/amounts/money'
import { rowCaption } from '@/domains/positions/holding-caption'
import { ToAssets } from '@/domains/shell/to-assets'
import { Tappable } from '@/platform/elements/elements'
import { useStores } from '@/stores/root/context'
import { Chips } from '@/ui/kit/chips'
import { unbroken } from '@/ui/kit/unbroken'
import { StateView } from '@/ui/states/state-view'
import { ListPage } from '@/ui/templates/list-page'
import { positionPlace } from './position-place'
import type { HolderRole, TrustPositionsStore } from './trust-positions-store'
import '@/domains/positions/position-row.scss'
import './trust-positions.scss'

const ROLES: readonly HolderRole[] = [HOLDER_VIEW.principal, HOLDER_VIEW.beneficiary]

const SORT_NAMES: Record<TrustPositionSort, string> = {
  amount: '按金额',
  income: '按累计收益',
  nextDist: '按下次分配',
}

/** 我的持仓: trusts and products, seen as principal or as beneficiary. */
export const TrustPositionsView = observer(function TrustPositionsView(props: {
  store: TrustPositionsStore
}) {
  const { positions } = props.store
  const { holderRole, positionClass, sort } = positions.filter
  // What was there last stays while another selection is fetched, but for the figures of the other side.
  const page = positions.known
  const counts = page?.roleCounts
  const total = positions.last?.totalAssets
  const classes = page?.classCounts ?? []
  const isBeneficiary = holderRole === HOLDER_VIEW.beneficiary
  return (
    <ListPage
      list={positions}
      head={
        <>
          <View className="trust-positions__head">
            <Chips
              label="查看身份"
              options={ROLES.map(value => ({
                value,
                text: labelOf(HOLDER_ROLE, value) + (counts ? ` ${counts[value] ?? 0}` : ''),
              }))}
              value={holderRole}
              onChange={props.store.choose}
            />
            <AmountsEye />
          </View>
          {total !== '' && (
            <View className="trust-positions__total">
              合计（元） <Money className="trust-positions__sum" value={total ?? ''} />
            </View>
          )}
          {classes.length > 1 && (
            <Chips
              label="类别"
              options={[
                { value: '', text: `全部 ${counts?.[holderRole] ?? 0}` },
                ...classes.map(({ positionClass: value, count }) => ({
                  value,
                  text: `${labelOf(POSITION_CLASSES, value)} ${count}`,
                })),
              ]}
              value={positionClass}
              onChange={props.store.showClass}
            />
          )}
          {(counts?.[holderRole] ?? 0) > 1 && (
            <Chips
              label="排序方式"
              options={TRUST_POSITION_SORTS.map(value => ({ value, text: SORT_NAMES[value] }))}
              value={sort}
              onChange={props.store.sortBy}
            />
          )}
        </>
      }
      empty={
        <StateView
          picture="empty"
          title={isBeneficiary ? '您还不是受益人' : '暂无持仓'}
          actions={<ToAssets />}
        >
          {isBeneficiary
            ? '成为信托受益人后，分配与账户会显示在这里。'
            : '认购产品或设立信托后会显示在这里。'}
        </StateView>
      }
      className="trust-positions__rows"
      isLined
      keyOf={position => position.trustId || position.positionId}
      renderRow={position => <TrustPositionCard position={position} />}
    />
  )
})

/** One trust or product: what this customer may see of it. */
function TrustPositionCard({ position }: { position: TrustPositionRow }) {
  const { navigation } = useStores()
  const place = positionPlace(position)
  // Nothing is held before it is confirmed: no figure of it is one.
  const isPending = position.positionId !== '' && position.status === POSITION_STATUS.pending
  return (
    <Tappable
      className="position-row trust-positions__row"
      role="link"
      {...navigation.link(place.route, place.params)}
    >
      <View className="position-row__line">
        <View className="position-row__name">{position.name}</View>
        {position.totalAssets && !isPending && (
          <Money className="position-row__amount" value={position.totalAssets} />
        )}
      </View>
      <View className="position-row__line position-row__line--caption">
        <View>{unbroken(rowCaption(position))}</View>
        <View className="position-row__income">{!isPending && <Income position={position} />}</View>
      </View>
    </Tappable>
  )
}

/** What was paid, where the net value does not move and to a beneficiary; else the gain so far. */
function Income({ position }: { position: TrustPositionRow }) {
  const { holderRole, positionId, accumulatedDistribution, accumulatedIncome } = position
  const isPaidOut = holderRole === HOLDER_ROLE.beneficiary || positionId !== ''
  if (isPaidOut && accumulatedDistribution) {
    return (
      <>
        已分配 <Money className="position-row__paid" value={accumulatedDistribution} />
      </>
    )
  }
  return (
    <>
      累计{' '}
      <View className="position-row__rate">
        <Change value={accumulatedIncome} />
      </View>
    </>
  )
}
