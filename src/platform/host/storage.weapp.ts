import Taro from '@tarojs/taro'

/** A key-value store of strings; failures (full, blocked) read as absent and are not fatal. */
export interface StringStore {
  get(key: string): string | undefined
  set(key: string, value: string): void
  remove(key: string): void
}

/** Survives restarts of the app. */
export const localStore: StringStore = {
  get(key) {
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
    } catch {
      // A full store costs convenience only: nothing that matters lives on the device alone.
    }
  },
  remove(key) {
    try {
      Taro.removeStorageSync(key)
    } catch {
      // as above
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
