import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import { TextInput } from '@/platform/elements/elements'
import type { TextInputProps } from '@/platform/elements/elements.types'
import type { Field } from '@/stores/form/field'
import { FieldFrame } from './field-frame'
import './field-frame.scss'

interface TextFieldProps {
  field: Field<string>
  label: string
  kind: TextInputProps['kind']
  placeholder?: string
  helper?: ReactNode
  /** Said once the value is right. */
  fine?: string
  maxLength?: number
  /** At the right of the input: a button that belongs to it. */
  aside?: ReactNode
  onConfirm?: () => void
}

/** A line of text. */
export const TextField = observer(function TextField(props: TextFieldProps) {
  const { field, label, helper, fine } = props
  return (
    <FieldFrame field={field} label={label} helper={helper} fine={fine}>
      {binding => (
        <View className="field__line">
          <TextInput
            {...binding}
            className="field__input"
            kind={props.kind}
            value={field.content}
            placeholder={props.placeholder}
            maxLength={props.maxLength}
            onChange={field.set}
            onBlur={field.leave}
            onConfirm={props.onConfirm}
          />
          {props.aside}
        </View>
      )}
    </FieldFrame>
  )
})
