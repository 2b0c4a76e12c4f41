import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { labelOf } from '@/contract/labels'
import { DIST_FREQUENCY, DIST_STATUS } from '@/contract/tables/trust'
import type { DistPlan } from '@/contract/trust'
import { AmountText } from '@/domains/amounts/amount-text'
import { Money } from '@/domains/amounts/money'
import { formatDate } from '@/lib/date'
import { percent } from '@/lib/format-number'
import { Card, KeyValue } from '@/ui/kit/card'
import { Tag } from '@/ui/kit/tag'
import { distName, distTone, isOnce, planTerm } from '@/domains/trusts/dist-texts'
import './plan-card.scss'

interface PlanCardProps {
  plan: DistPlan
  /** The beneficiary's own view names nobody. */
  isOwn?: boolean
}

/** One plan of distribution: to whom, how much, how often, and under which condition. */
export const PlanCard = observer(function PlanCard({ plan, isOwn = false }: PlanCardProps) {
  const { conditionNote, proofNote, nextDate } = plan
  return (
    <Card>
      <View className="plan-card__head">
        <View>
          <View className="plan-card__name">{isOwn ? distName(plan) : plan.beneNameMask}</View>
          {!isOwn && <View className="plan-card__kind">{distName(plan)}</View>}
        </View>
        {plan.status && <Tag tone={distTone(plan.status)}>{labelOf(DIST_STATUS, plan.status)}</Tag>}
      </View>
      {plan.amount || !plan.percent ? (
        <KeyValue label={isOnce(plan) ? '金额（元）' : '每次金额（元）'}>
          <Money value={plan.amount} />
        </KeyValue>
      ) : (
        <KeyValue label="分配比例">{percent(plan.percent)}</KeyValue>
      )}
      <KeyValue label="分配频率">{labelOf(DIST_FREQUENCY, plan.frequency)}</KeyValue>
      {!isOnce(plan) && <KeyValue label="分配期限">{planTerm(plan)}</KeyValue>}
      {conditionNote && (
        <KeyValue label="约定用途或条件">
          <AmountText>{conditionNote}</AmountText>
        </KeyValue>
      )}
      {proofNote && (
        <KeyValue label="证明材料">
          <AmountText>{proofNote}</AmountText>
        </KeyValue>
      )}
      {nextDate && <KeyValue label="下次分配日">{formatDate(nextDate)}</KeyValue>}
    </Card>
  )
})
