/** What WeChat's own style sheet gives a button; its border is drawn by `::after`, out of reach of `border: 0`. */
export const BUTTON_STYLE = `
  wx-button { background-color: #f8f8f8; border-radius: 5px; box-sizing: border-box; color: #000; display: block;
    font-size: 18px; line-height: 2.55555556; margin-left: auto; margin-right: auto; overflow: hidden;
    padding-left: 14px; padding-right: 14px; position: relative; text-align: center; text-decoration: none; }
  wx-button::after { border: 1px solid rgba(0, 0, 0, 0.2); border-radius: 10px; box-sizing: border-box; content: ' ';
    height: 200%; left: 0; position: absolute; top: 0; transform: scale(0.5); transform-origin: 0 0; width: 200%; }
`

/** What a tap on a button asks of WeChat, beside the tap itself. */
export type OpenType = 'share'

/** What a tapped node's button asks for; anything that the host cannot do throws. */
export function openTypeOf(target: EventTarget | null): OpenType | undefined {
  const button = target instanceof Element ? target.closest('wx-button') : null
  const type = button?.getAttribute('open-type') ?? ''
  if (type === '' || !button || button.hasAttribute('disabled')) return undefined
  if (type === 'share') return type
  throw new Error(`<button open-type="${type}"> is not part of the test's host`)
}

/** Defines `wx-button`. */
export function defineButton(): void {
  customElements.define('wx-button', class extends HTMLElement {})
}
