import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Money } from '@/domains/amounts/money'
import { CardSheet } from '@/domains/bank-cards/card-sheet'
import { amountInCapitals } from '@/lib/capital-amount'
import { isPositive } from '@/lib/decimal'
import { Tappable } from '@/platform/elements/elements'
import { useStores } from '@/stores/root/context'
import { CheckField } from '@/ui/fields/check-field'
import { FieldErrorRegion } from '@/ui/fields/field-error'
import { plus } from '@/ui/icon/glyphs/plus'
import { Icon } from '@/ui/icon/icon'
import { Card, KeyValue } from '@/ui/kit/card'
import { PropertyCard } from './property-card'
import type { PropertyStep } from './property-step'
import { StepPage } from './step-page'
import './property-view.scss'

/** Step 6: the properties, a card each, what they are worth together, and where they come from. */
export const PropertyView = observer(function PropertyView({ step }: { step: PropertyStep }) {
  const { properties, sourceDeclare } = step.form.fields
  return (
    <StepPage
      id="property"
      step={step}
      beforeSubmit={
        <>
          <Total step={step} />
          <FieldErrorRegion id={properties.id} error={properties.error} />
          <CheckField field={sourceDeclare}>
            本人声明：交付的财产为本人合法所有，来源合法，不存在代持或权属争议。
          </CheckField>
        </>
      }
    >
      {() => (
        <>
          {properties.list.map((row, index) => (
            <PropertyCard
              key={row.key}
              row={row}
              title={`财产${index + 1}`}
              cards={step.cards.data ?? []}
              files={step.filesOf(row)}
              onAddCard={() => step.addCard(row)}
              onRemove={properties.canRemove ? () => properties.remove(row) : undefined}
            />
          ))}
          {properties.canAdd && (
            <Tappable
              className="property-view__add"
              trackId="ft-property-add"
              onTap={() => void properties.add()}
            >
              <Icon className="property-view__icon" glyph={plus} size={20} />
              添加财产
            </Tappable>
          )}
          <CardSheet binding={step.binding} />
        </>
      )}
    </StepPage>
  )
})

/** The sum as it is typed, in figures and in words. */
const Total = observer(function Total({ step }: { step: PropertyStep }) {
  const { ui } = useStores()
  const { total } = step
  return (
    <Card>
      <KeyValue label="财产合计（元）">
        <Money value={total} />
      </KeyValue>
      {isPositive(total) && !ui.areAmountsHidden && (
        <View className="property-view__capitals">人民币{amountInCapitals(total)}</View>
      )}
    </Card>
  )
})
