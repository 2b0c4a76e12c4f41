import { View } from '@tarojs/components'
import type { Trade } from '@/contract/trade'
import { AmountsEye } from '@/domains/amounts/amounts-eye'
import { Money } from '@/domains/amounts/money'
import { Shares } from '@/domains/amounts/shares'
import { Heading } from '@/platform/elements'
import { BigAmount } from '@/ui/kit/big-amount'
import { Tag, type TagTone } from '@/ui/kit/tag'
import { type StatusTone, tradeFigure, tradeStatus, tradeTypeName } from './trade-texts'
import './trade-head.scss'

const TAG_TONES: Record<StatusTone, TagTone> = { progress: 'progress', failed: 'failed', settled: 'done' }

/** Top of a trade's own page: what it was, how far it is, and the one figure it moved. `name`: what it belongs to. */
export function TradeHead({ trade, name }: { trade: Trade; name: string }) {
  const figure = tradeFigure(trade)
  const status = tradeStatus(trade)
  const isConfirmed = figure.kind === 'amount' ? trade.confirmAmount !== '' : trade.confirmShares !== ''
  return (
    <View className="trade-head">
      <View className="trade-head__line">
        <Heading level={1} className="trade-head__type">
          {tradeTypeName(trade)}
        </Heading>
        <Tag tone={trade.tradeStatus === '5' ? 'fact' : TAG_TONES[status.tone]}>{status.text}</Tag>
      </View>
      <View className="trade-head__name">{name}</View>
      {figure.value && (
        <BigAmount
          label={`${isConfirmed ? '确认' : '申请'}${figure.kind === 'amount' ? '金额（元）' : '份额'}`}
          aside={<AmountsEye />}
        >
          {figure.kind === 'amount' ? (
            <Money value={figure.value} sign={figure.sign} />
          ) : (
            <Shares value={figure.value} />
          )}
        </BigAmount>
      )}
    </View>
  )
}
