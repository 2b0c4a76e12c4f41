import { View } from '@tarojs/components'
import type { DistPlan } from '@/contract/trust'
import { SectionHead } from '@/ui/kit/section-head'
import { planGroups } from '@/domains/trusts/dist-texts'
import { PlanCard } from './plan-card'
import './plan-groups.scss'

/** Plans that pay by themselves, then those that pay on application. */
export function PlanGroups({ plans, isOwn }: { plans: readonly DistPlan[]; isOwn?: boolean }) {
  return (
    <>
      {planGroups(plans).map(group => (
        <View key={group.title}>
          <SectionHead title={`${group.title}（${group.plans.length} 项）`} />
          <View className="plan-groups__note">{group.note}</View>
          {group.plans.map(plan => (
            <PlanCard key={plan.distId} plan={plan} isOwn={isOwn} />
          ))}
        </View>
      ))}
    </>
  )
}
