import { View } from '@tarojs/components'
import { useState } from 'react'
import { Tappable } from '@/platform/elements/elements'
import { check } from '../icon/glyphs/check'
import { chevronDown } from '../icon/glyphs/chevron-down'
import { Icon } from '../icon/icon'
import { Dialog } from './dialog'
import './choice-button.scss'

interface ChoiceButtonProps<T extends string> {
  /** What is chosen, as the sheet's title: 排序方式. */
  title: string
  options: readonly { readonly value: T; readonly text: string }[]
  /** `''`: nothing yet. */
  value: T | ''
  /** Id of the button, and of what is said about it, where it is a field of a form. */
  id?: string
  describedBy?: string
  /** What it shows while nothing is chosen. */
  emptyText?: string
  /** Stands out: something other than everything is chosen. */
  isActive?: boolean
  onChange: (value: T) => void
}

/** Shows what is chosen; a tap opens a sheet with the choices, for more than a row of chips can hold. */
export function ChoiceButton<T extends string>(props: ChoiceButtonProps<T>) {
  const { title, options, value, isActive = false, emptyText = '--', onChange } = props
  const [isOpen, setOpen] = useState(false)
  const chosen = options.find(option => option.value === value)
  const handleChoose = (option: T) => {
    setOpen(false)
    if (option !== value) onChange(option)
  }
  return (
    <>
      <Tappable
        id={props.id}
        describedBy={props.describedBy}
        className={`choice-button ${isActive ? 'choice-button--on' : ''}`}
        label={`${title}：${chosen?.text ?? emptyText}`}
        onTap={() => setOpen(true)}
      >
        <View>{chosen?.text ?? emptyText}</View>
        <Icon className="choice-button__arrow" glyph={chevronDown} size={16} />
      </Tappable>
      <Dialog isOpen={isOpen} title={title} shape="sheet" onClose={() => setOpen(false)}>
        <View role="radiogroup" aria-label={title}>
          {options.map(option => (
            <Tappable
              key={option.value}
              className="choice-button__option"
              role="radio"
              isChecked={option.value === value}
              onTap={() => handleChoose(option.value)}
            >
              {option.text}
              {option.value === value && <Icon className="choice-button__check" glyph={check} size={20} />}
            </Tappable>
          ))}
        </View>
      </Dialog>
    </>
  )
}
