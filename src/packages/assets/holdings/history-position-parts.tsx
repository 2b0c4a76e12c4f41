import { observer } from 'mobx-react'
import { Text } from '@tarojs/components'
import type { ResponseOf } from '@/contract/endpoint'
import type { historyPositionDetail } from '@/contract/position'
import { labelOf } from '@/contract/labels'
import { DIVIDEND_MODE } from '@/contract/tables/position'
import { PRODUCT_TYPES_SHORT, RISK_LEVEL } from '@/contract/tables/product'
import { AmountText } from '@/domains/amounts/amount-text'
import { Change } from '@/domains/amounts/change'
import { DetailHead } from '@/domains/amounts/detail-head'
import { Money } from '@/domains/amounts/money'
import { formatDate } from '@/lib/date'
import { isOn } from '@/lib/flag'
import { useStores } from '@/stores/root/context'
import { Card, KeyValue } from '@/ui/kit/card'
import { RowLink } from '@/ui/kit/row-link'
import { SectionHead } from '@/ui/kit/section-head'
import { LinkCard } from '@/ui/kit/link-card'

export type HistoryPosition = ResponseOf<typeof historyPositionDetail>

/** What came back of a liquidated position, and what it earned over all. */
export const HistoryHead = observer(function HistoryHead({ position }: { position: HistoryPosition }) {
  const { riskLevel, productType } = position
  return (
    <DetailHead
      name={position.productName}
      tags={[
        isOn(position.isEarly)
          ? { tone: 'fact', text: '提前终止' }
          : { tone: 'fact', text: labelOf(PRODUCT_TYPES_SHORT, productType) },
        { tone: 'fact', text: `${riskLevel} ${labelOf(RISK_LEVEL, riskLevel)}` },
      ]}
      label="收回金额（元）"
      date={position.clearDate}
      amount={<Money value={position.totalReturn} />}
      facts={[
        { label: '投入本金', value: <Money value={position.totalInvest} /> },
        { label: '累计收益', value: <Change value={position.accumulatedIncome} /> },
        { label: '累计收益率', value: <Change value={position.accumulatedIncomeRate} isPercent /> },
      ]}
    />
  )
})

/** When a liquidated position was held, how it ended, and what it paid back. */
export function HistoryFacts({ position }: { position: HistoryPosition }) {
  return (
    <Card>
      <KeyValue label="产品代码">{position.productCode}</KeyValue>
      <KeyValue label="持有期间">
        {formatDate(position.startDate)} <Text className="nowrap">至 {formatDate(position.clearDate)}</Text>
      </KeyValue>
      <KeyValue label="持有天数">{position.holdDays} 天</KeyValue>
      <KeyValue label="清算日期">{formatDate(position.clearDate)}</KeyValue>
      <KeyValue label="清算原因">
        {position.clearReason && <AmountText>{position.clearReason}</AmountText>}
      </KeyValue>
      <KeyValue label="返还本金（元）">
        <Money value={position.returnedPrincipal} />
      </KeyValue>
      <KeyValue label="收款账户">{position.bankNameMask}</KeyValue>
    </Card>
  )
}

/** Every payment of income while the position was held. */
export const HistoryDistributions = observer(function HistoryDistributions({
  position,
}: {
  position: HistoryPosition
}) {
  const { navigation } = useStores()
  const { distributions } = position
  if (distributions.length === 0) return null
  return (
    <LinkCard>
      <SectionHead title={`收益分配（${distributions.length}）`} />
      {distributions.map(({ distId, payDate, distMode, netAmount }) => (
        <RowLink
          key={distId}
          title={formatDate(payDate)}
          caption={labelOf(DIVIDEND_MODE, distMode)}
          value={<Money value={netAmount} />}
          onTap={() => navigation.go('assets/distribution', { distId })}
        />
      ))}
    </LinkCard>
  )
})
