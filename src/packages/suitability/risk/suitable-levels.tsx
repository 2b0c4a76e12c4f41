import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { codesOf } from '@/contract/code-table'
import { RISK_LEVEL } from '@/contract/tables/product'
import { labelOf } from '@/contract/labels'
import { circleCheck } from '@/ui/icon/glyphs/circle-check'
import { minus } from '@/ui/icon/glyphs/minus'
import { Icon } from '@/ui/icon/icon'
import { Card } from '@/ui/kit/card'
import { SectionHead } from '@/ui/kit/section-head'
import './suitable-levels.scss'

/** Every level of products, and whether it goes with the customer's own. */
export const SuitableLevels = observer(function SuitableLevels({ levels }: { levels: readonly string[] }) {
  return (
    <>
      <SectionHead title="与产品风险等级的匹配" />
      <Card>
        {codesOf(RISK_LEVEL).map(level => {
          const isOn = levels.includes(level)
          return (
            <View key={level} className={`suitable-level ${isOn ? 'suitable-level--on' : ''}`}>
              <View className="suitable-level__code">{level}</View>
              <View className="suitable-level__name">{labelOf(RISK_LEVEL, level)}</View>
              <View className="suitable-level__fit">
                <Icon className="suitable-level__icon" glyph={isOn ? circleCheck : minus} size={17} />
                {isOn ? '匹配' : '不匹配'}
              </View>
            </View>
          )
        })}
      </Card>
    </>
  )
})
