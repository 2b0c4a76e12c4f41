import { Picker, View } from '@tarojs/components'
import type { DateInputProps } from './date-input.types'
import './date-input.scss'

/** Chooses a day with WeChat's own calendar. */
export function DateInput(props: DateInputProps) {
  return (
    <Picker
      mode="date"
      value={props.value}
      start={props.min}
      end={props.max}
      onChange={({ detail }) => props.onChange(String(detail.value))}
    >
      <View
        id={props.id}
        className={`text-input date-input ${props.value ? '' : 'date-input--empty'} ${props.className ?? ''}`}
        aria-role="button"
      >
        {props.value || '请选择'}
      </View>
    </Picker>
  )
}
