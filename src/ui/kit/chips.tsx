import { View } from '@tarojs/components'
import { Tappable } from '@/platform/elements/elements'
import { ScrollRow } from '@/platform/elements/scroll-row'
import './chips.scss'

interface ChipsProps<T extends string> {
  /** Name of the choice for screen readers. */
  label: string
  options: readonly { readonly value: T; readonly text: string }[]
  value: T
  /** Few enough to stand side by side in a card, without a ground of their own. */
  isFitted?: boolean
  onChange: (value: T) => void
}

/** One choice out of a few, in a row that scrolls sideways; in care mode the row wraps. */
export function Chips<T extends string>(props: ChipsProps<T>) {
  const { label, options, value, isFitted = false, onChange } = props
  return (
    <ScrollRow className={`chips ${isFitted ? 'chips--fitted' : ''}`}>
      <View className="chips__row" role="radiogroup" aria-label={label}>
        {options.map(option => (
          <Tappable
            key={option.value}
            className={`chips__chip ${option.value === value ? 'chips__chip--on' : ''}`}
            role="radio"
            isChecked={option.value === value}
            onTap={() => onChange(option.value)}
          >
            <View className="chips__face">{option.text}</View>
          </Tappable>
        ))}
      </View>
    </ScrollRow>
  )
}
