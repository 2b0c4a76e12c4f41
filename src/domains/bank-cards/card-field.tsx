import { observer } from 'mobx-react'
import type { BankCard } from '@/contract/bank-card'
import type { Field } from '@/stores/form/field'
import { ChoiceField } from '@/ui/fields/choice-field'
import { circlePlus } from '@/ui/icon/glyphs/circle-plus'
import { Card } from '@/ui/kit/card'
import { LinkCard } from '@/ui/kit/link-card'
import { RowLink } from '@/ui/kit/row-link'
import { cardOptions } from './card-texts'

interface CardFieldProps {
  field: Field<string>
  label: string
  helper: string
  cards: readonly BankCard[]
  /** Opens the sheet that adds one (`CardSheet`). */
  onAdd: () => void
}

/** One of the customer's cards, or another one that is added; nothing where the form asks for none. */
export const CardField = observer(function CardField(props: CardFieldProps) {
  const { field, label, helper, cards, onAdd } = props
  if (!field.isShown) return null
  return (
    <>
      <Card>
        <ChoiceField field={field} label={label} helper={helper} shape="rows" options={cardOptions(cards)} />
      </Card>
      <LinkCard>
        <RowLink glyph={circlePlus} title="添加银行卡" trackId="card-add" onTap={onAdd} />
      </LinkCard>
    </>
  )
})
