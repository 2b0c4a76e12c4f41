import { Picker, View } from '@tarojs/components'
import type { DateInputProps } from './date-input.types'

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
        className={`text-input ${props.className ?? ''}`}
        style={{ display: 'flex', alignItems: 'center', color: props.value ? undefined : 'var(--c-text-3)' }}
        aria-role="button"
      >
        {props.value || '请选择'}
      </View>
    </Picker>
  )
}
