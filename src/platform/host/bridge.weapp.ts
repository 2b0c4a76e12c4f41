/** Messages that the page may send to the native app; the mini-program has none. */
export type NativeAction = string

/** There is no native app around the mini-program. */
export function postToNative(_action: NativeAction, _data: Readonly<Record<string, unknown>> = {}): boolean {
  return false
}

/** Nothing calls into the mini-program. */
export function installNativeCalls(_names: readonly string[]): void {}

/** Nothing calls into the mini-program. */
export function connectNativeCalls(_receive: (name: string, payload: unknown) => void): void {}
