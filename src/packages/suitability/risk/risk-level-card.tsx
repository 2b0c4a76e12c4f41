import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import { CUSTOMER_RISK_LEVEL } from '@/contract/tables/risk'
import { labelOf } from '@/contract/labels'
import { Heading } from '@/platform/elements/elements'
import { Card } from '@/ui/kit/card'
import { LevelScale } from './level-scale'
import './risk-level-card.scss'

interface RiskLevelCardProps {
  label: string
  level: string
  facts: readonly { readonly label: string; readonly value: string }[]
  /** What the level means. */
  children?: ReactNode
}

/** A level in large letters, where it stands among the five, and the figures of its test. */
export const RiskLevelCard = observer(function RiskLevelCard({
  label,
  level,
  facts,
  children,
}: RiskLevelCardProps) {
  return (
    <Card className="risk-level-card">
      <View className="risk-level-card__label">{label}</View>
      <Heading level={1} className="risk-level-card__level">
        {level}
        <View className="risk-level-card__name">{labelOf(CUSTOMER_RISK_LEVEL, level)}</View>
      </Heading>
      <LevelScale level={level} />
      <View className="risk-level-card__facts">
        {facts.map(fact => (
          <View key={fact.label} className="risk-level-card__fact">
            <View className="risk-level-card__fact-label">{fact.label}</View>
            <View className="risk-level-card__fact-value">{fact.value}</View>
          </View>
        ))}
      </View>
      {children && <View className="risk-level-card__text">{children}</View>}
    </Card>
  )
})
