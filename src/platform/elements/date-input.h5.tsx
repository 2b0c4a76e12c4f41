import type { DateInputProps } from './date-input.types'
import './date-input.h5.scss'

/** Chooses a day with the system's own calendar. */
export function DateInput(props: DateInputProps) {
  return (
    <input
      id={props.id}
      type="date"
      className={`text-input ${props.value ? '' : 'date-input--empty'} ${props.className ?? ''}`}
      value={props.value}
      min={props.min}
      max={props.max}
      aria-required={props.isRequired}
      aria-invalid={props.isInvalid}
      aria-describedby={props.describedBy}
      onChange={event => props.onChange(event.target.value)}
    />
  )
}
