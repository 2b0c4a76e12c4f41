import type { ReactNode } from 'react'

export interface TappableProps {
  readonly id?: string
  readonly className?: string
  readonly style?: React.CSSProperties
  readonly children?: ReactNode
  /** Name for screen readers, when the content is not text. */
  readonly label?: string
  readonly isDisabled?: boolean
  /** Stays focusable and tappable, but is announced as disabled; the handler says why. */
  readonly isAriaDisabled?: boolean
  readonly isBusy?: boolean
  readonly role?: 'button' | 'link' | 'checkbox' | 'radio' | 'switch' | 'tab'
  readonly isChecked?: boolean
  /** Of a button that opens something below it, and the id of that. */
  readonly isExpanded?: boolean
  readonly controls?: string
  readonly describedBy?: string
  /** One of many that the keyboard reaches by arrows: the Tab key passes it by. */
  readonly isPassedByTab?: boolean
  readonly trackId?: string
  readonly onTap?: () => void
  /** A finger comes down, and may yet scroll: the function that is answered is called when it does. Browsers alone tell it. */
  readonly onPress?: () => () => void
}

/** What leads to a page. */
export type LinkProps = Pick<TappableProps, 'onTap' | 'onPress'>

export interface TextInputProps {
  readonly id: string
  /** Name for screen readers where no label element names it. */
  readonly label?: string
  readonly className?: string
  readonly value: string
  readonly placeholder?: string
  /**
   * A `search` has the keyboard's search key. A `number` is one that no device can fill in, a `code` one that came by text, an `amount` has decimals, an `idNo` may
   * end with X.
   */
  readonly kind: 'text' | 'search' | 'mobile' | 'code' | 'number' | 'email' | 'amount' | 'idNo' | 'name'
  readonly maxLength?: number
  readonly isRequired?: boolean
  readonly isInvalid?: boolean
  readonly isDisabled?: boolean
  readonly describedBy?: string
  readonly onChange: (value: string) => void
  readonly onBlur?: () => void
  readonly onConfirm?: () => void
  /** An input method has letters that are no text yet; WeChat tells of none. */
  readonly onComposing?: (isComposing: boolean) => void
}

export interface TextAreaProps {
  readonly id: string
  readonly className?: string
  readonly value: string
  readonly placeholder?: string
  readonly isRequired?: boolean
  readonly isInvalid?: boolean
  readonly isDisabled?: boolean
  readonly describedBy?: string
  readonly onChange: (value: string) => void
  readonly onBlur?: () => void
}

export interface HeadingProps {
  readonly level: 1 | 2 | 3
  readonly id?: string
  readonly className?: string
  readonly children?: ReactNode
}
