import { View } from '@tarojs/components'
import { count } from '@/lib/format-number'
import { Card } from '@/ui/kit/card'
import type { VipHome } from '../shared/center-store'
import './giving-facts.scss'

/** What the customer has given so far, in three figures. */
export function GivingFacts({ home }: { home: VipHome }) {
  const facts = [
    { label: '次捐赠', value: home.donorCount },
    { label: '贡献值', value: home.contributionValue },
    { label: '张证书', value: home.certificateCount },
  ]
  return (
    <Card className="giving-facts">
      {facts.map(({ label, value }) => (
        <View key={label} className="giving-facts__fact">
          <View className="giving-facts__value">{count(value)}</View>
          <View className="giving-facts__label">{label}</View>
        </View>
      ))}
    </Card>
  )
}
