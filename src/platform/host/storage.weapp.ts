import Taro from '@tarojs/taro'

/** A key-value store of strings; failures (full, blocked) read as absent and are not fatal. */
export interface StringStore {
  get(key: string): string | undefined
  set(key: string, value: string): void
  remove(key: string): void
}

/** What the phone refused to store or to remove (`''`): it holds until the app ends. */
const unsaved = new Map<string, string>()

/** What the phone has, as far as it was asked or told (`''`: nothing): nobody else writes there, and each question holds up the logic. */
const known = new Map<string, string>()

/** Whether the phone keeps what was stored under this key beyond this start. */
export function isSaved(key: string): boolean {
  return !unsaved.has(key)
}

/** Survives restarts of the app; what a full phone refuses, until it ends. */
export const localStore: StringStore = {
  get(key) {
    const held = unsaved.get(key)
    if (held !== undefined) return held || undefined
    try {
      let value = known.get(key)
      if (value === undefined) {
        const read: unknown = Taro.getStorageSync(key)
        value = typeof read === 'string' ? read : ''
        known.set(key, value)
      }
      return value || undefined
    } catch {
      // It did not say: the next question may be answered.
      return undefined
    }
  },
  set(key, value) {
    if (known.get(key) === value && isSaved(key)) return
    try {
      Taro.setStorageSync(key, value)
      known.set(key, value)
      unsaved.delete(key)
    } catch {
      unsaved.set(key, value)
    }
  },
  remove(key) {
    if (known.get(key) === '' && isSaved(key)) return
    try {
      Taro.removeStorageSync(key)
      known.set(key, '')
      unsaved.delete(key)
    } catch {
      unsaved.set(key, '')
    }
  },
}

const memory = new Map<string, string>()

/** Ends with the tab, or with the app on the mini-program. */
export const sessionStore: StringStore = {
  get: key => memory.get(key),
  set: (key, value) => void memory.set(key, value),
  remove: key => void memory.delete(key),
}
