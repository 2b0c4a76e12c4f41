import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import type { Field } from '@/stores/form/field'
import { ChoiceButton } from '../overlays/choice-button'
import { FieldFrame } from './field-frame'
import './select-field.scss'

interface SelectFieldProps<T extends string> {
  field: Field<T> | Field<T | ''>
  label: string
  options: readonly { readonly value: T; readonly text: string }[]
  helper?: ReactNode
}

/** One of more than a handful, from a sheet; up to five stand side by side (`ChoiceField`). */
export const SelectField = observer(function SelectField<T extends string>(props: SelectFieldProps<T>) {
  const { label, options, helper } = props
  // Chosen values are never `''`, which is all that the wider field adds.
  const field = props.field as Field<T | ''>
  return (
    <FieldFrame field={field} label={label} helper={helper} isGroup>
      {({ id, describedBy }) => (
        <View className={`select-field ${field.content ? '' : 'select-field--empty'}`}>
          <ChoiceButton
            id={id}
            describedBy={describedBy}
            title={label}
            emptyText="请选择"
            options={options}
            value={field.content}
            onChange={value => {
              field.set(value)
              field.leave()
            }}
          />
        </View>
      )}
    </FieldFrame>
  )
}) as <T extends string>(props: SelectFieldProps<T>) => ReactNode
