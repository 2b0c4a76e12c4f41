/** What of the page is seen while the keyboard is up, px of the page's window. */
export interface Seen {
  readonly top: number
  readonly bottom: number
}

/** Where the cursor's line ends: of a text of several lines the last one that was typed, as far as the box shows it. */
function cursorEnd(field: HTMLElement): number {
  const { top, bottom } = field.getBoundingClientRect()
  const text = field.querySelector('textarea')
  if (!text) return bottom
  const line = parseFloat(getComputedStyle(text).lineHeight) || bottom - top
  return Math.min(bottom, top + text.value.split('\n').length * line)
}

/**
 * The phone's keyboard: it covers the lower part of the screen while a field has the focus. WeChat leaves the window as high
 * as it is and pushes the whole page up, what is fixed to it as well, until the cursor stands `cursor-spacing` above the
 * keyboard, or as much as there is below the field (`adjust-position`, which is on where nobody says otherwise).
 */
class Keyboard {
  private field: HTMLElement | undefined
  /** Px that it takes from the screen; the phone says it. */
  height = 0

  get isOpen(): boolean {
    return this.field !== undefined
  }

  /** A field has the focus; answers what WeChat tells it. */
  open(field: HTMLElement): { readonly height: number } {
    this.field = field
    return { height: this.height }
  }

  close(): void {
    this.field = undefined
  }

  /** What is seen of the page; `below` are px of the screen below its window, where a tab bar stands. */
  seen(below: number): Seen {
    const { field } = this
    const height = window.innerHeight
    if (!field) return { top: 0, bottom: height }
    const covered = Math.max(0, this.height - below)
    const end = cursorEnd(field)
    const spacing = Math.min(Number(field.getAttribute('cursor-spacing') ?? 0), height - end)
    const shift = Math.min(covered, Math.max(0, end + spacing - (height - covered)))
    return { top: shift, bottom: height - covered + shift }
  }
}

/** The one keyboard of the phone. */
export const keyboard = new Keyboard()
