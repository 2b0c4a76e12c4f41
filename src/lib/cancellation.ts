/** Says whether something is no longer wanted. An `AbortSignal` is one; WeChat's logic layer has none of its own. */
export interface CancelSignal {
  readonly aborted: boolean
  addEventListener(type: 'abort', listener: () => void): void
  removeEventListener(type: 'abort', listener: () => void): void
}

/** Calls something off, once; the same shape as `AbortController`, on both targets. */
export class Cancellation {
  readonly signal: CancelSignal
  private readonly listeners = new Set<() => void>()
  private isAborted = false

  constructor() {
    const isAborted = () => this.isAborted
    const { listeners } = this
    this.signal = {
      get aborted() {
        return isAborted()
      },
      addEventListener: (_type, listener) => void listeners.add(listener),
      removeEventListener: (_type, listener) => void listeners.delete(listener),
    }
  }

  /** Tells every listener; a second call does nothing. */
  abort(): void {
    if (this.isAborted) return
    this.isAborted = true
    for (const listener of [...this.listeners]) listener()
    this.listeners.clear()
  }
}
