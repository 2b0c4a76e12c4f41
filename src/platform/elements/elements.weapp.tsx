import { Input, Label, Textarea, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { useFocusRequest } from './focus-request'
import { reportTap } from '@/platform/analytics/analytics-sensors.weapp'
import type { HeadingProps, TappableProps, TextAreaProps, TextInputProps } from './elements.types'

/** Whatever can be tapped, announced as a button. */
export function Tappable(props: TappableProps) {
  const isOff = props.isDisabled ?? false
  const handleTap = () => {
    reportTap(props.trackId)
    props.onTap?.()
  }
  return (
    <View
      id={props.id}
      className={`tappable ${props.className ?? ''}`}
      style={props.style}
      // Pressed, it looks so by the template (config/weapp-view).
      hoverClass={isOff ? 'none' : undefined}
      aria-role={props.role ?? 'button'}
      aria-label={props.label}
      aria-disabled={isOff || props.isAriaDisabled}
      // A false would reach the template as an empty text.
      aria-checked={props.isChecked === undefined ? undefined : props.isChecked ? 'true' : 'false'}
      aria-expanded={props.isExpanded === undefined ? undefined : props.isExpanded ? 'true' : 'false'}
      data-track={props.trackId}
      onClick={isOff || !props.onTap ? undefined : handleTap}
    >
      {props.children}
    </View>
  )
}

/** Keyboards by what is typed. */
const INPUT_TYPES = {
  text: 'text',
  search: 'text',
  name: 'text',
  email: 'text',
  mobile: 'number',
  code: 'number',
  number: 'number',
  amount: 'digit',
  idNo: 'idcard',
} as const

/**
 * Px between the cursor and the keyboard: what is said of a field, and the button of a sheet, stand below it. WeChat's own is
 * none, which hides both.
 */
const ABOVE_KEYBOARD = 176

/** A one-line input. */
export function TextInput(props: TextInputProps) {
  const [isFocused, release] = useFocusRequest(props.id)
  const handleBlur = () => {
    release()
    props.onBlur?.()
  }
  return (
    <Input
      id={props.id}
      className={`text-input ${props.className ?? ''}`}
      value={props.value}
      aria-label={props.label}
      aria-required={props.isRequired}
      type={INPUT_TYPES[props.kind]}
      focus={isFocused}
      placeholder={props.placeholder}
      maxlength={props.maxLength}
      disabled={props.isDisabled}
      cursorSpacing={ABOVE_KEYBOARD}
      onInput={event => props.onChange(event.detail.value)}
      onBlur={handleBlur}
      confirmType={props.kind === 'search' ? 'search' : undefined}
      onConfirm={props.onConfirm}
    />
  )
}

/** A text of several lines; WeChat cuts it at 140 characters unless told otherwise. */
export function TextArea(props: TextAreaProps) {
  const [isFocused, release] = useFocusRequest(props.id)
  const handleBlur = () => {
    release()
    props.onBlur?.()
  }
  return (
    <Textarea
      id={props.id}
      className={`text-input ${props.className ?? ''}`}
      value={props.value}
      placeholder={props.placeholder}
      disabled={props.isDisabled}
      maxlength={-1}
      cursorSpacing={ABOVE_KEYBOARD}
      focus={isFocused}
      onInput={event => props.onChange(event.detail.value)}
      onBlur={handleBlur}
    />
  )
}

/** Label of the input with the given id. */
export function InputLabel({
  htmlFor,
  ...rest
}: {
  htmlFor: string
  className?: string
  children?: ReactNode
}) {
  return <Label for={htmlFor} {...rest} />
}

/** A heading of the page's outline. */
export function Heading({ level: _level, ...rest }: HeadingProps) {
  return <View {...rest} aria-role="heading" />
}

/** The page's main part. */
export function Main(props: { className?: string; children?: ReactNode }) {
  return <View {...props} />
}

export { focusElement } from './focus-request'
