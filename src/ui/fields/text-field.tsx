import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import { InputLabel, TextInput } from '@/platform/elements/elements'
import type { TextInputProps } from '@/platform/elements/elements.types'
import type { FormModel } from '@/stores/primitives/form-model'
import { fieldId } from '../templates/form-page'
import { FieldError } from './field-error'
import './text-field.scss'

/** Names of a form's fields that hold texts. */
type TextName<V> = { [K in keyof V]: V[K] extends string ? K : never }[keyof V] & string

interface TextFieldProps<V extends object, K extends TextName<V>> {
  form: FormModel<V>
  name: K
  label: string
  kind: TextInputProps['kind']
  placeholder?: string
  helper?: string
  maxLength?: number
  /** At the right of the input: a button that belongs to it. */
  aside?: ReactNode
  onConfirm?: () => void
}

/** A line of text bound to a form: label above, helper and the exact rule text below, tied to the input. */
export const TextField = observer(function TextField<V extends object, K extends TextName<V>>(
  props: TextFieldProps<V, K>,
) {
  const { form, name, label, helper } = props
  const id = fieldId(name)
  const error = form.errorOf(name)
  const warning = form.warningOf(name)
  return (
    <View className={`text-field ${error ? 'text-field--wrong' : ''}`}>
      <InputLabel htmlFor={id} className="text-field__label">
        {label}
      </InputLabel>
      <View className="text-field__line">
        <TextInput
          id={id}
          className="text-field__input"
          kind={props.kind}
          value={form.values[name] as string}
          placeholder={props.placeholder}
          maxLength={props.maxLength}
          isInvalid={error !== undefined}
          describedBy={`${id}-notes`}
          onChange={value => form.set(name, value as V[K])}
          onBlur={() => form.leave(name)}
          onConfirm={props.onConfirm}
        />
        {props.aside}
      </View>
      <View id={`${id}-notes`} aria-live="polite">
        {error && <FieldError>{error}</FieldError>}
        {!error && (warning ?? helper) && <View className="text-field__helper">{warning ?? helper}</View>}
      </View>
    </View>
  )
}) as <V extends object, K extends TextName<V>>(props: TextFieldProps<V, K>) => ReactNode
