import { View } from '@tarojs/components'
import type { Trade } from '@/contract/trade'
import { TradeRow } from '@/domains/trades/trade-row'
import { useStores } from '@/stores/root/context'
import { tradePlace } from '../shared/trade-place'

/** One of the last trades of a position. */
export function TradeBrief({ trade }: { trade: Trade }) {
  const { navigation } = useStores()
  const { route, params } = tradePlace(trade)
  return (
    <View role="listitem">
      <TradeRow trade={trade} hasMonth {...navigation.link(route, params)} />
    </View>
  )
}
