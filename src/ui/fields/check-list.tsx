import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import { Tappable } from '@/platform/elements/elements'
import type { Field } from '@/stores/form/field'
import { CheckMark } from '../kit/check-mark'
import { FieldErrorRegion } from './field-error'
import { unbroken } from '../kit/unbroken'
import './check-list.scss'

interface CheckListProps<T extends string> {
  field: Field<readonly T[]>
  /** Name of the choice for screen readers. */
  label: string
  options: readonly { readonly value: T; readonly text: string; readonly note?: string }[]
  /** Id of the place where a frame around the list says what is wrong with it. */
  describedBy?: string
}

/** Any number of choices, each a row with a box; what is wrong with them stands below. */
export const CheckList = observer(function CheckList<T extends string>(props: CheckListProps<T>) {
  const { field, label, options, describedBy } = props
  const chosen = field.content
  const errorId = describedBy ?? `${field.id}-notes`
  const handleToggle = (value: T) =>
    field.set(chosen.includes(value) ? chosen.filter(one => one !== value) : [...chosen, value])
  return (
    <View role="group" aria-label={label}>
      {options.map(({ value, text, note }, index) => {
        const isOn = chosen.includes(value)
        return (
          <Tappable
            key={value}
            id={index === 0 ? field.id : undefined}
            className="check-list__option"
            role="checkbox"
            isChecked={isOn}
            describedBy={errorId}
            onTap={() => handleToggle(value)}
          >
            <CheckMark isOn={isOn} />
            <View className="check-list__text">
              {text}
              {note && <View className="check-list__note">{unbroken(note)}</View>}
            </View>
          </Tappable>
        )
      })}
      {!describedBy && <FieldErrorRegion id={errorId} error={field.error} />}
    </View>
  )
}) as <T extends string>(props: CheckListProps<T>) => ReactNode
