import { observer } from 'mobx-react'
import { DateInput } from '@/platform/elements/date-input'
import type { Field } from '@/stores/form/field'
import { FieldFrame } from './field-frame'
import './field-frame.scss'

interface DateFieldProps {
  /** `YYYY-MM-DD`. */
  field: Field<string>
  label: string
  helper?: string
  /** First and last day that can be chosen. */
  min?: string
  max?: string
}

/** A day, by the system's own calendar. */
export const DateField = observer(function DateField({ field, label, helper, min, max }: DateFieldProps) {
  const handleChange = (date: string) => {
    field.set(date)
    field.leave()
  }
  return (
    <FieldFrame field={field} label={label} helper={helper}>
      {binding => (
        <DateInput
          {...binding}
          className="field__input"
          value={field.content}
          min={min}
          max={max}
          onChange={handleChange}
        />
      )}
    </FieldFrame>
  )
})
