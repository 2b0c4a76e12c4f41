import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { InstructionPrepared } from '@/contract/instruction'
import { INST_SIDE, INST_TYPE } from '@/contract/tables/instruction'
import { Tappable } from '@/platform/elements/elements'
import { useStores } from '@/stores/root/context'
import { FieldErrorRegion } from '@/ui/fields/field-error'
import { plus } from '@/ui/icon/glyphs/plus'
import { Icon } from '@/ui/icon/icon'
import { Card } from '@/ui/kit/card'
import type { InstructionFlow } from './instruction-flow'
import { LineCard } from './line-card'
import './lines-card.scss'

/** The lines of an instruction, and the way to more of them. */
export const LinesCard = observer(function LinesCard(props: {
  flow: InstructionFlow
  terms: InstructionPrepared
}) {
  const { flow, terms } = props
  const { navigation } = useStores()
  const { lines, instType } = flow.form.fields
  const { trustId } = terms
  const about = { trustId, ...(flow.instId && { instId: flow.instId }) }
  const side = instType.value === INST_TYPE.purchase ? INST_SIDE.into : INST_SIDE.outOf
  const handleAdd = () => navigation.go('trust-requests/instruction-products', { ...about, side })
  const handleGoal = (index: number) =>
    navigation.go('trust-requests/instruction-products', {
      ...about,
      side: INST_SIDE.into,
      line: String(index),
    })
  return (
    <Card>
      <View role="list">
        {lines.list.map((row, index) => (
          <LineCard
            key={row.key}
            row={row}
            terms={terms}
            onRemove={() => lines.remove(row)}
            onChooseGoal={() => handleGoal(index)}
          />
        ))}
      </View>
      <Tappable
        id={lines.id}
        className="lines-card__add"
        describedBy={`${lines.id}-notes`}
        trackId="instruction-products"
        onTap={handleAdd}
      >
        <Icon className="lines-card__icon" glyph={plus} size={20} />
        选择产品
        <View className="lines-card__count">{`${lines.list.length} / ${lines.max}`}</View>
      </Tappable>
      <FieldErrorRegion id={`${lines.id}-notes`} error={lines.error} />
    </Card>
  )
})
