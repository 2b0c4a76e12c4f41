import Taro from '@tarojs/taro'

/** A key-value store of strings; failures (full, blocked) read as absent and are not fatal. */
export interface StringStore {
  get(key: string): string | undefined
  set(key: string, value: string): void
  remove(key: string): void
}

/** What the phone refused to store or to remove (`''`): it holds until the app ends. */
const unsaved = new Map<string, string>()

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
      const value: unknown = Taro.getStorageSync(key)
      return typeof value === 'string' && value !== '' ? value : undefined
    } catch {
      return undefined
    }
  },
  set(key, value) {
    try {
      Taro.setStorageSync(key, value)
      unsaved.delete(key)
    } catch {
      unsaved.set(key, value)
    }
  },
  remove(key) {
    try {
      Taro.removeStorageSync(key)
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
