import { keyboard } from './keyboard'

const OBSERVED = ['value', 'placeholder', 'disabled', 'maxlength']

/** WeChat's default when `maxlength` is left out; -1 lifts the limit. */
const DEFAULT_MAX_LENGTH = 140

/** WeChat's text of several lines: its own size unless told otherwise, and no height of its content. */
class WxTextarea extends HTMLElement {
  static readonly observedAttributes = OBSERVED
  private readonly field = document.createElement('textarea')

  constructor() {
    super()
    this.field.addEventListener('input', event => {
      event.stopPropagation()
      this.tell('input', { value: this.field.value, cursor: this.field.selectionStart ?? 0, keyCode: 0 })
    })
    this.field.addEventListener('focus', () =>
      this.tell('focus', { value: this.field.value, ...keyboard.open(this) }),
    )
    this.field.addEventListener('blur', () => {
      keyboard.close()
      this.tell('blur', { value: this.field.value, cursor: 0 })
    })
  }

  connectedCallback(): void {
    if (this.field.parentNode) return
    this.limitLength()
    this.append(this.field)
  }

  attributeChangedCallback(name: string): void {
    const value = this.getAttribute(name)
    if (name === 'value') this.field.value = value ?? ''
    else if (name === 'placeholder') this.field.placeholder = value ?? ''
    else if (name === 'disabled') this.field.disabled = value !== null
    else this.limitLength()
  }

  private limitLength(): void {
    const limit = Number(this.getAttribute('maxlength') ?? DEFAULT_MAX_LENGTH)
    if (limit < 0) this.field.removeAttribute('maxlength')
    else this.field.maxLength = limit
  }

  private tell(type: string, detail: Record<string, unknown>): void {
    this.dispatchEvent(new CustomEvent(type, { detail }))
  }
}

export const TEXTAREA_STYLE = `
  wx-textarea { display: block; width: 300px; height: 150px; position: relative; }
  wx-textarea > textarea { background: none; border: 0; color: inherit; display: block; font: inherit; height: 100%;
    outline: none; padding: 0; resize: none; width: 100%; }
`

/** Defines `wx-textarea`. */
export function defineTextarea(): void {
  customElements.define('wx-textarea', WxTextarea)
}
