import { View } from '@tarojs/components'
import { Money } from '@/domains/amounts/money'
import { percent } from '@/lib/format-number'
import { Tag } from '@/ui/kit/tag'
import { barWidth } from '@/domains/trusts/bar-width'
import { deviationText, needsRebalance, type PlanLine } from '../shared/plan-rules'
import './weight-line.scss'

/** One class of assets: its target beside what it is now, each as a bar with its figure, and how far they are apart. */
export function WeightLine({ line, tolerance }: { line: PlanLine; tolerance: string }) {
  const isOff = needsRebalance(line, tolerance)
  return (
    <View className="weight-line" role="listitem">
      <View className="weight-line__head">
        <View className="weight-line__name">{line.name}</View>
        <Money value={line.amount} />
      </View>
      <Bar kind="target" name="目标" weight={line.target} />
      <Bar kind="current" name="当前" weight={line.current} />
      <View className="weight-line__deviation">
        {deviationText(line)}
        <Tag tone={isOff ? 'due' : 'fact'}>{isOff ? '达到再平衡界限' : '在界限内'}</Tag>
      </View>
    </View>
  )
}

function Bar({ kind, name, weight }: { kind: 'target' | 'current'; name: string; weight: string }) {
  return (
    <View className="weight-line__row">
      <View className="weight-line__label">{name}</View>
      <View className="weight-line__track" aria-hidden>
        <View className={`weight-line__bar weight-line__bar--${kind}`} style={{ width: barWidth(weight) }} />
      </View>
      <View className="weight-line__figure">{percent(weight)}</View>
    </View>
  )
}
