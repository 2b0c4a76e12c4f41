import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { POSITION_STATUS } from '@/contract/tables/position'
import { Money } from '@/domains/amounts/money'
import { Shares } from '@/domains/amounts/shares'
import { formatDate, formatExpiry } from '@/lib/date'
import { netValue, percent } from '@/lib/format-number'
import { Card, KeyValue } from '@/ui/kit/card'
import { SectionHead } from '@/ui/kit/section-head'
import { TradeBrief } from './trade-brief'
import type { PositionDetail } from './position-store'

/** What a position is made of, its dates, and its last trades. `children`: how its income is paid. */
export function PositionFacts({ position, children }: { position: PositionDetail; children: ReactNode }) {
  const isPending = position.positionStatus === POSITION_STATUS.pending
  return (
    <>
      <Card>
        <KeyValue label="产品代码">{position.productCode}</KeyValue>
        {isPending ? null : <HeldFacts position={position} />}
        <KnownFacts position={position} />
        {position.coolingEndTime && <KeyValue label="冷静期至">{position.coolingEndTime}</KeyValue>}
        {children}
        <KeyValue label="收款账户">{position.bankNameMask}</KeyValue>
      </Card>
      {position.recentTrades.length > 0 && (
        <Card>
          <SectionHead title="最近交易" />
          <View role="list">
            {position.recentTrades.map(trade => (
              <TradeBrief key={trade.tradeId} trade={trade} />
            ))}
          </View>
        </Card>
      )}
    </>
  )
}

/** Shares and what they are worth, once the order is confirmed. */
function HeldFacts({ position }: { position: PositionDetail }) {
  const { sevenDayYield, tenThousandIncome } = position
  return (
    <>
      <KeyValue label="持有份额">
        <Shares value={position.shares} />
      </KeyValue>
      <KeyValue label="可用份额">
        <Shares value={position.availableShares} />
      </KeyValue>
      <KeyValue label="冻结份额">
        <Shares value={position.frozenShares} />
      </KeyValue>
      <KeyValue label="持仓成本（元）">
        <Money value={position.costAmount} />
      </KeyValue>
      <KeyValue label="单位净值">
        {position.netValue && `${netValue(position.netValue)}（${formatDate(position.netValueDate)}）`}
      </KeyValue>
      {sevenDayYield && <KeyValue label="七日年化">{percent(sevenDayYield)}</KeyValue>}
      {tenThousandIncome && <KeyValue label="万份收益（元）">{tenThousandIncome}</KeyValue>}
    </>
  )
}

/** What the product says of itself; a product without a date has no line for it. */
function KnownFacts({ position }: { position: PositionDetail }) {
  const { benchmark, valueDate, maturityDate, remainDays, nextDistDate, nextOpenDay } = position
  const left = remainDays > 0 ? `（剩余 ${remainDays} 天）` : ''
  return (
    <>
      {benchmark && <KeyValue label="业绩比较基准">{`${benchmark}（${position.benchmarkNote}）`}</KeyValue>}
      {valueDate && <KeyValue label="起息日">{formatDate(valueDate)}</KeyValue>}
      {maturityDate && <KeyValue label="到期日">{`${formatExpiry(maturityDate)}${left}`}</KeyValue>}
      {nextDistDate && <KeyValue label="下一分配日">{formatDate(nextDistDate)}</KeyValue>}
      {nextOpenDay && <KeyValue label="下一开放日">{formatDate(nextOpenDay)}</KeyValue>}
    </>
  )
}
