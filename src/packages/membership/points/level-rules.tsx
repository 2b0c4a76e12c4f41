import { View } from '@tarojs/components'
import type { ResponseOf } from '@/contract/endpoint'
import type { pointsRule } from '@/contract/membership'
import { count } from '@/lib/format-number'
import { Heading } from '@/platform/elements/elements'
import { Card } from '@/ui/kit/card'
import { SectionHead } from '@/ui/kit/section-head'
import { Tag } from '@/ui/kit/tag'
import './level-rules.scss'

type PointsRules = ResponseOf<typeof pointsRule>

/** Every level: what it takes and what it brings; the customer's own is marked. */
export function LevelTable({ vipLevel, levels }: Pick<PointsRules, 'vipLevel' | 'levels'>) {
  return (
    <>
      <SectionHead title="会员等级与权益" />
      {levels.map(level => (
        <Card key={level.vipLevel} className={level.vipLevel === vipLevel ? 'level-rules__mine' : ''}>
          <View className="level-rules__head">
            <Heading level={3} className="level-rules__name">
              {level.name}
            </Heading>
            {level.vipLevel === vipLevel && <Tag tone="progress">当前等级</Tag>}
          </View>
          <View className="level-rules__from">
            {level.from === 0 ? '开通积分账户即可获得' : `累计获得 ${count(level.from)} 积分`}
          </View>
          <View role="list">
            {level.rights.map(right => (
              <View key={right} className="level-rules__right" role="listitem">
                {right}
              </View>
            ))}
          </View>
        </Card>
      ))}
    </>
  )
}

/** How points come, go and lapse. */
export function RuleTexts({ rules }: Pick<PointsRules, 'rules'>) {
  return (
    <>
      <SectionHead title="积分规则" />
      <Card>
        {rules.map(({ title, text }) => (
          <View key={title} className="level-rules__rule">
            <Heading level={3} className="level-rules__title">
              {title}
            </Heading>
            <View className="level-rules__text">{text}</View>
          </View>
        ))}
      </Card>
    </>
  )
}
