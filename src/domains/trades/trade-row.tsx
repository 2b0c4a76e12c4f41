import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Trade } from '@/contract/trade'
import { Money } from '@/domains/amounts/money'
import { Shares } from '@/domains/amounts/shares'
import { weekdayName } from '@/lib/date'
import { Tappable } from '@/platform/elements/elements'
import type { LinkProps } from '@/platform/elements/elements.types'
import { tradeFigure, tradeStatus, tradeTypeName } from './trade-texts'
import './trade-row.scss'

/** One trade: day, what it was, and what it moved; failed and pending ones say so in words. */
export const TradeRow = observer(function TradeRow({
  trade,
  hasMonth = false,
  ...link
}: {
  trade: Trade
  /** No head of a month stands above it. */
  hasMonth?: boolean
} & LinkProps) {
  const figure = tradeFigure(trade)
  const status = tradeStatus(trade)
  return (
    <Tappable className="trade-row" role="link" {...link}>
      <View className={`trade-row__day ${hasMonth ? 'trade-row__day--month' : ''}`}>
        <View className="trade-row__date">{trade.applyTime.slice(hasMonth ? 5 : 8, 10)}</View>
        <View className="trade-row__weekday">{weekdayName(trade.applyTime)}</View>
      </View>
      <View className="trade-row__what">
        <View className="trade-row__type">{tradeTypeName(trade)}</View>
        <View className="trade-row__product">{trade.productName}</View>
      </View>
      <View className="trade-row__moved">
        {figure.kind === 'shares' ? (
          <Shares value={figure.value} />
        ) : (
          <Money className="trade-row__amount" value={figure.value} sign={figure.sign} />
        )}
        <View className={`trade-row__status trade-row__status--${status.tone}`}>{status.text}</View>
      </View>
    </Tappable>
  )
})
