import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ClaimablePlan } from '@/contract/claim'
import { labelOf } from '@/contract/labels'
import { DIST_STATUS } from '@/contract/tables/trust'
import { AmountText } from '@/domains/amounts/amount-text'
import { Money } from '@/domains/amounts/money'
import { distTone } from '@/domains/trusts/dist-texts'
import { isOn } from '@/lib/flag'
import { useStores } from '@/stores/root/context'
import { Button } from '@/ui/kit/button'
import { Card, KeyValue } from '@/ui/kit/card'
import { Tag } from '@/ui/kit/tag'
import { conditionName, frequencyText } from './claim-texts'
import './claim-plan-row.scss'

/** One plan: for whom and what, what is left of it, the claim under way, and claiming. */
export const ClaimPlanRow = observer(function ClaimPlanRow({ plan }: { plan: ClaimablePlan }) {
  const { navigation } = useStores()
  const { distId: planId, claimId, claimStatus, proofNote } = plan
  const isRejected = claimStatus === DIST_STATUS.rejected
  return (
    <Card>
      <View className="claim-plan-row__head">
        <View>
          <View className="claim-plan-row__name">
            {plan.beneNameMask} · {conditionName(plan)}
          </View>
          <View className="claim-plan-row__caption">
            <AmountText>{plan.conditionNote}</AmountText>
          </View>
        </View>
        {claimStatus && <Tag tone={distTone(claimStatus)}>{labelOf(DIST_STATUS, claimStatus)}</Tag>}
      </View>
      <KeyValue label={`可申请金额（元，${frequencyText(plan)}）`}>
        <Money value={plan.cap} />
      </KeyValue>
      {proofNote && <KeyValue label="需要的证明">{proofNote}</KeyValue>}
      {claimId && (
        <View className="claim-plan-row__action">
          <Button
            tone="secondary"
            trackId="claim-open"
            onTap={() => navigation.go('trust-requests/claim', { distId: claimId })}
          >
            {isRejected ? '查看原因，补充材料' : '查看申请'}
          </Button>
        </View>
      )}
      {!isRejected && (
        <View className="claim-plan-row__action">
          <Button
            disabledReason={plan.reason || undefined}
            trackId="claim-begin"
            onTap={() => navigation.go('trust-requests/claim', { planId })}
          >
            {isOn(plan.hasDraft) ? '继续填写' : '申请分配'}
          </Button>
        </View>
      )}
    </Card>
  )
})
