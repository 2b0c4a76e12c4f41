import { Text, View } from '@tarojs/components'
import type { HistoryPositionRow } from '@/contract/position'
import { Change } from '@/domains/amounts/change'
import { Money } from '@/domains/amounts/money'
import { formatDate } from '@/lib/date'
import { isOn } from '@/lib/flag'
import { Tappable } from '@/platform/elements/elements'
import { Tag } from '@/ui/kit/tag'
import './history-row.scss'

/** One liquidated position: what it earned, how long it was held, what went in and what came back. */
export function HistoryRow({ position, onTap }: { position: HistoryPositionRow; onTap: () => void }) {
  return (
    <Tappable className="history-row" role="link" onTap={onTap}>
      <View className="history-row__line">
        <View className="history-row__name">
          {position.productName}
          {isOn(position.isEarly) && <Tag tone="fact">提前终止</Tag>}
        </View>
        <View className="history-row__income">
          累计收益 <Change value={position.accumulatedIncome} />
        </View>
      </View>
      <View className="history-row__caption">
        {formatDate(position.startDate)} <Text className="nowrap">至 {formatDate(position.clearDate)}</Text>
        {' · '}
        <Text className="nowrap">持有 {position.holdDays} 天</Text>
      </View>
      <View className="history-row__caption history-row__amounts">
        <View className="history-row__amount">
          投入 <Money value={position.totalInvest} />
        </View>
        <View className="history-row__amount">
          收回 <Money value={position.totalReturn} />
        </View>
      </View>
    </Tappable>
  )
}
