import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import { Tappable } from '@/platform/elements/elements'
import type { Field } from '@/stores/form/field'
import { FieldFrame } from './field-frame'
import { CheckMark } from '../kit/check-mark'
import { unbroken } from '../kit/unbroken'
import './choice-field.scss'

export interface ChoiceOption<T extends string> {
  readonly value: T
  readonly text: string
  /** What it means. */
  readonly note?: ReactNode
}

interface ChoiceFieldProps<T extends string> {
  field: Field<T> | Field<T | ''>
  label: string
  options: readonly ChoiceOption<T>[]
  helper?: ReactNode
  /** `rows`: one below the other with their notes; `pills`: up to five short words side by side. */
  shape?: 'pills' | 'rows'
}

/** One of a few: pills side by side, or rows where a choice has to be explained. */
export const ChoiceField = observer(function ChoiceField<T extends string>(props: ChoiceFieldProps<T>) {
  const { label, options, helper, shape = 'pills' } = props
  // Chosen values are never `''`, which is all that the wider field adds.
  const field = props.field as Field<T | ''>
  return (
    <FieldFrame field={field} label={label} helper={helper} isGroup>
      {({ id, describedBy }) => (
        <View
          className={`choice-field choice-field--${shape}`}
          role="radiogroup"
          aria-labelledby={`${id}-label`}
        >
          {options.map(({ value, text, note }, index) => {
            const isOn = field.content === value
            return (
              <Tappable
                key={value}
                id={index === 0 ? id : undefined}
                className={`choice-field__option ${isOn ? 'choice-field__option--on' : ''}`}
                role="radio"
                isChecked={isOn}
                describedBy={describedBy}
                onTap={() => field.set(value)}
              >
                {shape === 'rows' && <CheckMark kind="radio" isOn={isOn} />}
                <View className="choice-field__text">
                  {text}
                  {note && <View className="choice-field__note">{unbroken(note)}</View>}
                </View>
              </Tappable>
            )
          })}
        </View>
      )}
    </FieldFrame>
  )
}) as <T extends string>(props: ChoiceFieldProps<T>) => ReactNode
