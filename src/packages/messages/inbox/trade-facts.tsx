import { View } from '@tarojs/components'
import type { TradeMessage } from '@/contract/message'
import { Money } from '@/domains/amounts/money'
import { tradeFigure, tradeStatus, tradeTypeName } from '@/domains/trades/trade-texts'
import '../shared/message-card.scss'

/** The trade of a message as it stood then: what it was, how far, and what it moved. */
export function TradeFacts({ message }: { message: TradeMessage }) {
  const figure = tradeFigure({
    ...message,
    confirmAmount: message.amount,
    applyAmount: '',
    confirmShares: '',
    applyShares: '',
  })
  return (
    <View className="message-card__trade">
      <View className="message-card__product">
        {[message.productName, tradeTypeName(message), tradeStatus(message).text].join(' · ')}
      </View>
      {figure.value && <Money className="message-card__amount" value={figure.value} sign={figure.sign} />}
    </View>
  )
}
