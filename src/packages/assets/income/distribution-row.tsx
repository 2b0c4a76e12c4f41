import { Text, View } from '@tarojs/components'
import type { IncomeDistributionRow } from '@/contract/position'
import { DIVIDEND_MODE } from '@/contract/tables/position'
import { Money } from '@/domains/amounts/money'
import { isPositive } from '@/lib/decimal'
import { Tappable } from '@/platform/elements/elements'
import './distribution-row.scss'

interface DistributionRowProps {
  distribution: IncomeDistributionRow
  onTap: () => void
}

/** One payment of income: of what, when, to where, and how much after tax; reinvested, it stays inside. */
export function DistributionRow({ distribution, onTap }: DistributionRowProps) {
  const { distMode, payDate, tax, bankNameMask } = distribution
  const isCash = distMode === DIVIDEND_MODE.cash
  return (
    <Tappable className="distribution-row" role="link" onTap={onTap}>
      <View className="distribution-row__what">
        <View className="distribution-row__product">{distribution.productName}</View>
        <View className="distribution-row__note">
          {payDate.slice(5)} · {isCash ? '现金 · ' : '再投资'}
          {isCash && <Text className="nowrap">{bankNameMask}</Text>}
        </View>
      </View>
      <View className="distribution-row__paid">
        <Money className="distribution-row__amount" value={distribution.netAmount} sign={isCash ? '+' : ''} />
        {isPositive(tax) && (
          <View className="distribution-row__note">
            已扣税 <Money value={tax} />
          </View>
        )}
      </View>
    </Tappable>
  )
}
