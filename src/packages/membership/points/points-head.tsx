import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { filterOptionsOf } from '@/contract/labels'
import { POINT_TYPE } from '@/contract/tables/membership'
import { count } from '@/lib/format-number'
import { useStores } from '@/stores/root/context'
import { RowLink } from '@/ui/kit/row-link'
import { ChoiceButton } from '@/ui/overlays/choice-button'
import { lapseText } from '../shared/level-texts'
import type { PointsStore } from './points-store'
import { LinkCard } from '@/ui/kit/link-card'
import './points-head.scss'
import { unbroken } from '@/ui/kit/unbroken'

/** What the account holds, and what its movements are narrowed by. */
export const PointsHead = observer(function PointsHead({ store }: { store: PointsStore }) {
  const { navigation } = useStores()
  const { known, filter, narrow } = store.records
  const years = (known?.years ?? []).map(value => ({ value, text: `${value}年` }))
  return (
    <>
      <LinkCard>
        <View className="points-head__label">可用积分</View>
        <View className="points-head__balance">{known ? count(known.balance) : '--'}</View>
        <View className="points-head__lapse">
          {known && (unbroken(lapseText(known.expireAmount, known.expireDate)) || '暂无将到期的积分')}
        </View>
        <RowLink title="积分与等级规则" {...navigation.link('membership/rules')} />
      </LinkCard>
      <View className="points-head__filters">
        <ChoiceButton
          title="积分类型"
          options={filterOptionsOf(POINT_TYPE, '全部类型')}
          value={filter.pointType}
          isActive={filter.pointType !== ''}
          onChange={pointType => narrow({ pointType })}
        />
        <ChoiceButton
          title="年份"
          options={[{ value: '', text: '全部年份' }, ...years]}
          value={filter.year}
          isActive={filter.year !== ''}
          onChange={year => narrow({ year })}
        />
      </View>
    </>
  )
})
