import { observer } from 'mobx-react'
import { textLength } from '@/lib/counted-text'
import { TextArea } from '@/platform/elements/elements'
import type { Field } from '@/stores/form/field'
import { FieldFrame } from './field-frame'
import './text-area-field.scss'

interface TextAreaFieldProps {
  field: Field<string>
  label: string
  placeholder?: string
  helper?: string
  /** How many letters it takes at least and at most; counted below it. */
  min: number
  max: number
}

/** A text of several lines with its count. */
export const TextAreaField = observer(function TextAreaField(props: TextAreaFieldProps) {
  const { field, label, helper, min, max } = props
  const length = textLength(field.value)
  const count = length < min ? `${length} / ${max}，至少 ${min} 个字` : `${length} / ${max}`
  return (
    <FieldFrame field={field} label={label} helper={helper} count={count}>
      {binding => (
        <TextArea
          {...binding}
          className="text-area-field"
          value={field.content}
          placeholder={props.placeholder}
          onChange={field.set}
          onBlur={field.leave}
        />
      )}
    </FieldFrame>
  )
})
