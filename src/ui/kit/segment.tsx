import { View } from '@tarojs/components'
import { useId } from 'react'
import { focusElement, Tappable } from '@/platform/elements/elements'
import { RoleView } from '@/platform/elements/role-view'
import './segment.scss'

interface SegmentProps<V extends string> {
  options: readonly { readonly value: V; readonly text: string }[]
  value: V
  onChange: (value: V) => void
  /** What is chosen, for screen readers. */
  label: string
}

/** A choice between two to four short words, one of which is always on; looks 32 dp high, its targets are 44 (care: 60). */
export function Segment<V extends string>({ options, value, onChange, label }: SegmentProps<V>) {
  const id = useId()
  const idOf = (option: V) => `${id}-${option}`
  const handleArrow = (step: -1 | 1) => {
    const at = options.findIndex(option => option.value === value)
    const next = options[(at + step + options.length) % options.length]
    if (!next) return
    onChange(next.value)
    focusElement(idOf(next.value))
  }
  return (
    <RoleView className="segment" role="radiogroup" label={label} onArrow={handleArrow}>
      {options.map(option => (
        <Tappable
          key={option.value}
          id={idOf(option.value)}
          className="segment__option"
          role="radio"
          isChecked={option.value === value}
          onTap={() => onChange(option.value)}
        >
          <View className={`segment__text ${option.value === value ? 'segment__text--on' : ''}`}>
            {option.text}
          </View>
        </Tappable>
      ))}
    </RoleView>
  )
}
