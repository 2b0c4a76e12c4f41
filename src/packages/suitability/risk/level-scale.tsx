import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { codesOf } from '@/contract/code-table'
import { CUSTOMER_RISK_LEVEL } from '@/contract/tables/risk'
import { labelOf } from '@/contract/labels'
import './level-scale.scss'

const LEVELS: readonly string[] = codesOf(CUSTOMER_RISK_LEVEL)

/** 保守型 without the word that all of them end with. */
const shortLabel = (level: string) => labelOf(CUSTOMER_RISK_LEVEL, level).replace(/型$/, '')

/** The five levels side by side, the customer's own marked. */
export const LevelScale = observer(function LevelScale({ level }: { level: string }) {
  const place = LEVELS.indexOf(level) + 1
  return (
    <View className="level-scale" role="img" aria-label={`五级中的第 ${place} 级`}>
      {LEVELS.map(one => (
        <View key={one} className={`level-scale__level ${one === level ? 'level-scale__level--on' : ''}`}>
          <View className="level-scale__bar" />
          {one}
          <View className="level-scale__name">{shortLabel(one)}</View>
        </View>
      ))}
    </View>
  )
})
