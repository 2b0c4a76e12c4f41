/** A picker that lies open at the bottom of the screen. */
export interface OpenPicker {
  readonly value: string
  /** Chooses a day, `YYYY-MM-DD`; throws for one that the picker does not offer. */
  choose(value: string): void
  cancel(): void
}

/** Defines `wx-picker`, which is as its children are until it is tapped. */
export function definePicker(): void {
  customElements.define('wx-picker', class extends HTMLElement {})
}

/** The picker that a tap on this node opens, if any; `onEnd` is called when the customer is done with it. */
export function pickerOf(target: EventTarget | null, onEnd: () => void): OpenPicker | undefined {
  const picker = target instanceof Element ? target.closest('wx-picker') : null
  if (!picker || picker.hasAttribute('disabled')) return undefined
  const read = (name: string) => picker.getAttribute(name) ?? ''
  if (read('mode') !== 'date' || read('fields') !== 'day') {
    throw new Error(
      `<picker mode="${read('mode')}" fields="${read('fields')}"> is not part of the test's host`,
    )
  }
  const end = (type: string, detail: object) => {
    onEnd()
    picker.dispatchEvent(new CustomEvent(type, { detail }))
  }
  return {
    value: read('value'),
    choose: value => {
      const isTooEarly = read('start') !== '' && value < read('start')
      const isTooLate = read('end') !== '' && value > read('end')
      if (!/^\d{4}-\d{2}-\d{2}$/.test(value) || isTooEarly || isTooLate) {
        throw new Error(`the picker offers no ${value}`)
      }
      end('change', { value })
    },
    cancel: () => end('cancel', {}),
  }
}
