import { View } from '@tarojs/components'
import type { Instruction } from '@/contract/instruction'
import { labelOf } from '@/contract/labels'
import { INST_STATUS } from '@/contract/tables/instruction'
import { Money } from '@/domains/amounts/money'
import { formatMinute } from '@/lib/date'
import { Tappable } from '@/platform/elements/elements'
import { Tag } from '@/ui/kit/tag'
import { productsText, STATUS_TONES, typeTitle } from './instruction-texts'
import './instruction-row.scss'
import { unbroken } from '@/ui/kit/unbroken'

/** One instruction: what it does with what, how much, and how it stands. */
export function InstructionRow({ instruction, onOpen }: { instruction: Instruction; onOpen: () => void }) {
  const { instType, status, totalAmount, createTime, instNo } = instruction
  return (
    <Tappable className="instruction-row" role="link" trackId="instruction-open" onTap={onOpen}>
      <View className="instruction-row__line">
        <View className="instruction-row__title">{typeTitle(instType)}</View>
        <Tag tone={STATUS_TONES[status]}>{labelOf(INST_STATUS, status)}</Tag>
      </View>
      <View className="instruction-row__line">
        <View className="instruction-row__fact">{productsText(instruction)}</View>
        <View className="instruction-row__amount">
          <Money value={totalAmount} />
        </View>
      </View>
      <View className="instruction-row__fact">{formatMinute(createTime)}</View>
      <View className="instruction-row__fact">{unbroken(`编号 ${instNo}`)}</View>
    </Tappable>
  )
}
