import { keyboard } from './keyboard'

/** Attributes of WeChat's input that the host follows. */
const OBSERVED = [
  'value',
  'type',
  'password',
  'placeholder',
  'placeholder-class',
  'disabled',
  'maxlength',
  'focus',
]

/** Keyboard types of WeChat; on a phone they change the keyboard, never the value. */
const INPUT_MODE: Readonly<Record<string, string>> = { number: 'numeric', digit: 'decimal', idcard: 'text' }

/** WeChat's default when `maxlength` is left out; -1 lifts the limit. */
const DEFAULT_MAX_LENGTH = 140

class WxInput extends HTMLElement {
  static readonly observedAttributes = OBSERVED
  private readonly field = document.createElement('input')
  private readonly hint = document.createElement('div')

  constructor() {
    super()
    this.field.addEventListener('input', event => {
      event.stopPropagation()
      this.showHint()
      this.tell('input', { value: this.field.value, cursor: this.field.selectionStart ?? 0, keyCode: 0 })
    })
    this.field.addEventListener('focus', () =>
      this.tell('focus', { value: this.field.value, ...keyboard.open(this) }),
    )
    this.field.addEventListener('blur', () => {
      keyboard.close()
      this.tell('blur', { value: this.field.value, cursor: this.field.selectionStart ?? 0 })
    })
    this.field.addEventListener('keydown', event => {
      if (event.key === 'Enter') this.tell('confirm', { value: this.field.value })
    })
  }

  connectedCallback(): void {
    if (!this.field.parentNode) this.append(this.hint, this.field)
    this.showHint()
  }

  attributeChangedCallback(name: string): void {
    const value = this.getAttribute(name)
    if (name === 'value') this.field.value = value ?? ''
    else if (name === 'type') this.field.inputMode = INPUT_MODE[value ?? ''] ?? 'text'
    else if (name === 'password') this.field.type = value === null ? 'text' : 'password'
    else if (name === 'disabled') this.field.disabled = value !== null
    else if (name === 'maxlength') this.limitLength(Number(value ?? DEFAULT_MAX_LENGTH))
    else if (name === 'focus' && value !== null) this.field.focus()
    this.showHint()
  }

  private limitLength(limit: number): void {
    if (limit < 0) this.field.removeAttribute('maxlength')
    else this.field.maxLength = limit
  }

  /** WeChat draws the placeholder as text of its own, so `::placeholder` does not reach it. */
  private showHint(): void {
    this.hint.className = `input-placeholder ${this.getAttribute('placeholder-class') ?? ''}`
    this.hint.textContent = this.field.value === '' ? this.getAttribute('placeholder') : ''
  }

  private tell(type: string, detail: Record<string, unknown>): void {
    this.dispatchEvent(new CustomEvent(type, { detail }))
  }
}

/** Defines `wx-input`. */
export function defineInput(): void {
  customElements.define('wx-input', WxInput)
}
