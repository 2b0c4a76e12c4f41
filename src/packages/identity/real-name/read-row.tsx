import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { CardField } from '@/contract/identity'
import type { Field } from '@/stores/form/field'
import { FieldError } from '@/ui/fields/field-error'
import { check } from '@/ui/icon/glyphs/check'
import { circleAlert } from '@/ui/icon/glyphs/circle-alert'
import { Icon } from '@/ui/icon/icon'
import { ComparedField } from './compared-field'
import { FIELD_NAMES, type InfoForm } from './info-form'
import './read-row.scss'

interface ReadRowProps {
  field: Field<string>
  name: CardField
  checks: InfoForm['fields']['checks']
  /** As it is shown. */
  value: string
  /** Said beside it while nothing is wrong with it. */
  fine?: string
}

/** What was read and cannot be typed over: with what is wrong or right about it, said at once. */
export const ReadRow = observer(function ReadRow({ field, name, checks, value, fine }: ReadRowProps) {
  const problem = field.error ?? field.problem
  const { warning } = field
  return (
    <ComparedField name={name} checks={checks}>
      <View id={field.id} className="read-row">
        <View className="read-row__label">{FIELD_NAMES[name]}</View>
        <View className="read-row__line">
          <View className="read-row__value">{value}</View>
          {!problem && !warning && fine && (
            <View className="read-row__fine">
              <Icon glyph={check} size={14} /> {fine}
            </View>
          )}
        </View>
        {problem && <FieldError>{problem}</FieldError>}
        {!problem && warning && (
          <View className="read-row__warning">
            <Icon glyph={circleAlert} size={14} /> {warning}
          </View>
        )}
      </View>
    </ComparedField>
  )
})
