import { observer } from 'mobx-react'
import { labelOf } from '@/contract/labels'
import { POSITION_STATUS } from '@/contract/tables/position'
import { PRODUCT_TYPES_SHORT, RISK_LEVEL } from '@/contract/tables/product'
import { Change } from '@/domains/amounts/change'
import { DetailHead } from '@/domains/amounts/detail-head'
import { Money } from '@/domains/amounts/money'
import { statusTag } from '@/domains/positions/position-texts'
import type { PositionDetail } from './position-store'

/** Name and tags of a position, what it is worth, and what it earned. */
export const PositionHead = observer(function PositionHead({ position }: { position: PositionDetail }) {
  const status = statusTag(position)
  const isPending = position.positionStatus === POSITION_STATUS.pending
  const riskText = `${position.riskLevel} ${labelOf(RISK_LEVEL, position.riskLevel)}`
  return (
    <DetailHead
      name={position.productName}
      tags={[
        status ?? { tone: 'progress', text: labelOf(PRODUCT_TYPES_SHORT, position.productType) },
        { tone: 'fact', text: riskText },
      ]}
      label={isPending ? '待确认金额（元）' : '参考市值（元）'}
      date={position.netValueDate}
      amount={<Money value={isPending ? position.pendingAmount : position.marketValue} />}
      facts={isPending ? [] : incomeFacts(position)}
    />
  )
})

/** A net value that stands still earns by payments; one that moves by gain or loss. */
function incomeFacts(position: PositionDetail) {
  if (position.paidIncome) {
    return [
      { label: '已分配收益', value: <Money value={position.paidIncome} /> },
      { label: '昨日收益', value: <Change value={position.yesterdayIncome} /> },
    ]
  }
  return [
    { label: '持有收益', value: <Change value={position.holdIncome} /> },
    { label: '持有收益率', value: <Change value={position.holdIncomeRate} isPercent /> },
    { label: '昨日收益', value: <Change value={position.yesterdayIncome} /> },
  ]
}
