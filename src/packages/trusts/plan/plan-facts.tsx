import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { labelOf } from '@/contract/labels'
import { RISK_LEVEL } from '@/contract/tables/product'
import { AmountText } from '@/domains/amounts/amount-text'
import { formatDate, formatExpiry } from '@/lib/date'
import { isOn } from '@/lib/flag'
import { useStores } from '@/stores/root/context'
import { squarePen } from '@/ui/icon/glyphs/square-pen'
import { Card, KeyValue } from '@/ui/kit/card'
import { RowLink } from '@/ui/kit/row-link'
import { SectionHead } from '@/ui/kit/section-head'
import type { InvestmentPlan } from '../shared/plan-rules'
import { LinkCard } from '@/ui/kit/link-card'
import './plan-facts.scss'

/** What the plan is bound to: risk, term, limits; and how it is changed. */
export const PlanFacts = observer(function PlanFacts({ plan }: { plan: InvestmentPlan }) {
  const { limits, riskLevel } = plan
  const { navigation } = useStores()
  return (
    <>
      <Card>
        <KeyValue label="风险等级">{`${riskLevel} ${labelOf(RISK_LEVEL, riskLevel)}`}</KeyValue>
        <KeyValue label="投资顾问">{plan.advisorName}</KeyValue>
        <KeyValue label="有效期">{`${formatDate(plan.validFrom)} 至 ${formatExpiry(plan.validTo)}`}</KeyValue>
        <KeyValue label="估值日">{formatDate(plan.assetDate)}</KeyValue>
      </Card>
      {limits.length > 0 && (
        <Card>
          <SectionHead title="投资限制" />
          <View role="list">
            {limits.map((limit, index) => (
              <View key={limit} role="listitem" className="plan-facts__limit">
                {index + 1}. <AmountText>{limit}</AmountText>
              </View>
            ))}
          </View>
        </Card>
      )}
      <LinkCard>
        <RowLink
          glyph={squarePen}
          title="调整投资配置"
          caption={isOn(plan.canAdjust) ? '以投资指令申购、赎回或转换产品' : plan.adjustReason}
          trackId="plan-adjust"
          onTap={
            isOn(plan.canAdjust)
              ? () => navigation.go('trust-requests/new-instruction', { trustId: plan.trustId })
              : undefined
          }
        />
      </LinkCard>
    </>
  )
})
