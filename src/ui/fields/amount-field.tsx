import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import { amountInCapitals } from '@/lib/capital-amount'
import { QUANTITY_MAX } from '@/lib/typed-quantity'
import { amountRule } from '@/lib/validate'
import { TextInput } from '@/platform/elements/elements'
import type { Field } from '@/stores/form/field'
import { FieldFrame } from './field-frame'
import './field-frame.scss'
import './amount-field.scss'

interface AmountFieldProps {
  /** Yuan: a field of `moneyText`. */
  field: Field<string>
  label: string
  placeholder?: string
  /** Least amount and step, where there are any. */
  helper?: string
  /** At the right of the number: 全部. */
  aside?: ReactNode
}

/** Money to be given: a large number, and below it how it is read aloud, so that a nought too many is seen. */
export const AmountField = observer(function AmountField(props: AmountFieldProps) {
  const { field, label, helper } = props
  // Of the value that is judged and sent, not of the text: the words say how it is read.
  const capitals = amountRule(field.value) === undefined ? `人民币${amountInCapitals(field.value)}` : ''
  return (
    <FieldFrame field={field} label={label} helper={[capitals, helper].filter(Boolean).join('，')}>
      {binding => (
        <View className="field__line">
          <TextInput
            {...binding}
            className="field__input amount-field"
            kind="amount"
            value={field.content}
            placeholder={props.placeholder}
            maxLength={QUANTITY_MAX}
            onChange={field.set}
            onBlur={field.leave}
          />
          {props.aside}
        </View>
      )}
    </FieldFrame>
  )
})
