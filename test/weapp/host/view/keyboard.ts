/** The phone's keyboard: it covers the lower part of the screen while a field has the focus. */
class Keyboard {
  isOpen = false
  /** Px that it takes from the screen; the phone says it. */
  height = 0

  /** A field has the focus; answers what WeChat tells it. */
  open(): { readonly height: number } {
    this.isOpen = true
    return { height: this.height }
  }

  close(): void {
    this.isOpen = false
  }
}

/** The one keyboard of the phone. */
export const keyboard = new Keyboard()
