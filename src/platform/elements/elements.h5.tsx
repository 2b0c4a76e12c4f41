import { createElement, type ReactNode } from 'react'
import type { HeadingProps, TappableProps, TextAreaProps, TextInputProps } from './elements.types'

const CHECKED_ROLES: readonly TappableProps['role'][] = ['checkbox', 'radio', 'switch']

/** A finger that begins to scroll takes its press back: the last one alone, so that taps leave no listeners behind. */
function press(target: HTMLElement, onPress: () => () => void): void {
  target.onpointercancel = onPress()
}

/** Whatever can be tapped: a real button, so keyboards and screen readers know it. */
export function Tappable(props: TappableProps) {
  return (
    <button
      id={props.id}
      type="button"
      className={`tappable ${props.className ?? ''}`}
      style={props.style}
      role={props.role}
      aria-label={props.label}
      aria-busy={props.isBusy}
      aria-disabled={props.isAriaDisabled || undefined}
      aria-checked={CHECKED_ROLES.includes(props.role) ? (props.isChecked ?? false) : undefined}
      aria-selected={props.role === 'tab' ? (props.isChecked ?? false) : undefined}
      aria-expanded={props.isExpanded}
      aria-controls={props.controls}
      aria-describedby={props.describedBy}
      data-track={props.trackId}
      tabIndex={props.isPassedByTab ? -1 : undefined}
      disabled={props.isDisabled}
      onClick={props.onTap}
      onPointerDown={({ currentTarget }) => props.onPress && press(currentTarget, props.onPress)}
    >
      {props.children}
    </button>
  )
}

/** Attributes of the input by what is typed: keyboard and autofill (WCAG 1.3.5). */
const INPUT_KINDS = {
  text: { type: 'text', inputMode: 'text', autoComplete: 'off' },
  search: { type: 'text', inputMode: 'search', enterKeyHint: 'search', autoComplete: 'off' },
  mobile: { type: 'tel', inputMode: 'tel', autoComplete: 'tel-national' },
  code: { type: 'text', inputMode: 'numeric', autoComplete: 'one-time-code' },
  number: { type: 'text', inputMode: 'numeric', autoComplete: 'off' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  amount: { type: 'text', inputMode: 'decimal', autoComplete: 'off' },
  idNo: { type: 'text', inputMode: 'text', autoComplete: 'off' },
  name: { type: 'text', inputMode: 'text', autoComplete: 'name' },
} as const

/** What browsers name a key that the input method has taken. */
const IME_KEY = 229

/** A one-line input; its label is a `label` element with the same id. */
export function TextInput(props: TextInputProps) {
  return (
    <input
      {...INPUT_KINDS[props.kind]}
      id={props.id}
      className={`text-input ${props.className ?? ''}`}
      value={props.value}
      aria-label={props.label}
      placeholder={props.placeholder}
      maxLength={props.maxLength}
      disabled={props.isDisabled}
      aria-required={props.isRequired}
      aria-invalid={props.isInvalid}
      aria-describedby={props.describedBy}
      onChange={event => props.onChange(event.target.value)}
      onBlur={props.onBlur}
      onKeyDown={event => {
        // Enter within an input method takes its letters and sends nothing; Safari ends the composition first, with this code.
        const { isComposing, keyCode } = event.nativeEvent
        if (event.key === 'Enter' && !isComposing && keyCode !== IME_KEY) props.onConfirm?.()
      }}
      onCompositionStart={() => props.onComposing?.(true)}
      onCompositionEnd={() => props.onComposing?.(false)}
    />
  )
}

/** A text of several lines; its label is a `label` element with the same id. */
export function TextArea(props: TextAreaProps) {
  return (
    <textarea
      id={props.id}
      className={`text-input ${props.className ?? ''}`}
      value={props.value}
      rows={4}
      placeholder={props.placeholder}
      disabled={props.isDisabled}
      aria-required={props.isRequired}
      aria-invalid={props.isInvalid}
      aria-describedby={props.describedBy}
      onChange={event => props.onChange(event.target.value)}
      onBlur={props.onBlur}
    />
  )
}

/** Label of the input with the given id. */
export function InputLabel(props: { htmlFor: string; className?: string; children?: ReactNode }) {
  return <label {...props} />
}

/** A heading of the page's outline; focusable by script, so that a new view can be announced. */
export function Heading({ level, ...rest }: HeadingProps) {
  return createElement(`h${level}`, { ...rest, tabIndex: -1 })
}

/** The page's main part; the rest of the page is chrome. */
export function Main(props: { className?: string; children?: ReactNode }) {
  return <main {...props} />
}

/** Moves the focus (and a screen reader) to the element with this id; what cannot take it is scrolled to. */
export function focusElement(id: string): void {
  const element = document.getElementById(id)
  element?.focus()
  // Docks and page bars must not cover it.
  if (element && document.activeElement !== element) element.scrollIntoView({ block: 'center' })
}
