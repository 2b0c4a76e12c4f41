import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Tappable } from '@/platform/elements/elements'
import type { FormModel } from '@/stores/primitives/form-model'
import { CheckMark } from '../kit/check-mark'
import { fieldId } from '../templates/form-page'
import { FieldError } from './field-error'
import './check-list.scss'

/** Names of a form's fields that hold lists of texts. */
type ListName<V> = { [K in keyof V]: V[K] extends readonly string[] ? K : never }[keyof V] & string

interface CheckListProps<V extends object, K extends ListName<V>> {
  form: FormModel<V>
  name: K
  /** Name of the choice for screen readers. */
  label: string
  options: readonly { readonly value: string; readonly text: string; readonly note?: string }[]
}

/** Any number of choices, each a row with a box; what is wrong with them stands below. */
export const CheckList = observer(function CheckList<V extends object, K extends ListName<V>>(
  props: CheckListProps<V, K>,
) {
  const { form, name, label, options } = props
  const chosen = form.values[name] as readonly string[]
  const error = form.errorOf(name)
  const errorId = `${fieldId(name)}-notes`
  const handleToggle = (value: string) => {
    const next = chosen.includes(value) ? chosen.filter(one => one !== value) : [...chosen, value]
    form.set(name, next as V[K])
  }
  return (
    <View role="group" aria-label={label}>
      {options.map(({ value, text, note }, index) => {
        const isOn = chosen.includes(value)
        return (
          <Tappable
            key={value}
            id={index === 0 ? fieldId(name) : undefined}
            className="check-list__option"
            role="checkbox"
            isChecked={isOn}
            describedBy={errorId}
            onTap={() => handleToggle(value)}
          >
            <CheckMark isOn={isOn} />
            <View className="check-list__text">
              {text}
              {note && <View className="check-list__note">{note}</View>}
            </View>
          </Tappable>
        )
      })}
      <View id={errorId} aria-live="polite">
        {error && <FieldError>{error}</FieldError>}
      </View>
    </View>
  )
}) as <V extends object, K extends ListName<V>>(props: CheckListProps<V, K>) => React.ReactNode
