import { observer } from 'mobx-react'
import type { ClaimablePlan } from '@/contract/claim'
import { AmountText } from '@/domains/amounts/amount-text'
import { Money } from '@/domains/amounts/money'
import { percent } from '@/lib/format-number'
import { Card, KeyValue } from '@/ui/kit/card'
import { conditionName, frequencyText } from './claim-texts'

/** What a plan gives to whom, under which condition, and what is left of it. */
export const PlanFactsCard = observer(function PlanFactsCard({ plan }: { plan: ClaimablePlan }) {
  return (
    <Card>
      <KeyValue label="受益人">{plan.beneNameMask}</KeyValue>
      <KeyValue label="分配条件">{conditionName(plan)}</KeyValue>
      {plan.conditionNote && (
        <KeyValue label="约定">
          <AmountText>{plan.conditionNote}</AmountText>
        </KeyValue>
      )}
      {plan.amount ? (
        <KeyValue label={`约定金额（元，${frequencyText(plan)}）`}>
          <Money value={plan.amount} />
        </KeyValue>
      ) : (
        <KeyValue label={`约定比例（${frequencyText(plan)}）`}>{percent(plan.percent)}</KeyValue>
      )}
      <KeyValue label="可申请金额（元）">
        <Money value={plan.cap} />
      </KeyValue>
      {plan.proofNote && <KeyValue label="需要的证明">{plan.proofNote}</KeyValue>}
    </Card>
  )
})
