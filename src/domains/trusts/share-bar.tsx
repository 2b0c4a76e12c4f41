import { View } from '@tarojs/components'
import { percent } from '@/lib/format-number'
import { RoleView } from '@/platform/elements/role-view'
import { Card } from '@/ui/kit/card'
import { Tag } from '@/ui/kit/tag'
import { barWidth } from './bar-width'
import { describeShares, type ShareOrder } from './share-parts'
import { orderName } from './people-texts'
import './share-bar.scss'

/** How the shares of one 顺位 are split: their sum, and a bar in parts; the cards below carry the same colours. */
export function ShareBar({ order }: { order: ShareOrder }) {
  return (
    <Card>
      <View className="share-bar__head">
        <View>
          <View className="share-bar__label">{orderName(order.order)}受益比例合计</View>
          <View className="share-bar__sum">{percent(order.sum)}</View>
        </View>
        <Tag tone={order.isComplete ? 'done' : 'due'}>{order.isComplete ? '已分配完毕' : '合计须为100%'}</Tag>
      </View>
      <RoleView className="share-bar" role="img" label={describeShares(order)}>
        {order.parts.map(({ beneficiary, colour }) => (
          <View
            key={beneficiary.beneId}
            className={`share-bar__part share-bar__part--${colour}`}
            style={{ width: barWidth(beneficiary.sharePercent) }}
          />
        ))}
      </RoleView>
      <View className="share-bar__note">同一顺位的受益比例合计为 100%</View>
    </Card>
  )
}
