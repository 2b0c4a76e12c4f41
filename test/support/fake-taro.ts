/**
 * What stands for `@tarojs/taro` where a mini-program module is tested alone: only what a test gives it is there, so that a
 * function that WeChat lacks is as absent as on the phone. Use:
 * `jest.mock('@tarojs/taro', () => jest.requireActual<object>('@test/fake-taro'))`.
 */
type Handler = (...values: never[]) => unknown

const storage = new Map<string, unknown>()

const base: Record<string, unknown> = {
  getStorageSync: (key: string) => storage.get(key) ?? '',
  setStorageSync: (key: string, value: unknown) => void storage.set(key, value),
  removeStorageSync: (key: string) => void storage.delete(key),
}

/** The object that modules import as `Taro`. */
const taro: Record<string, unknown> = { ...base }

/** Gives it functions and values beside a working storage. */
export function giveTaro(parts: Readonly<Record<string, unknown>>): void {
  Object.assign(taro, parts)
}

/** Takes everything away again, and empties the storage. */
export function resetTaro(): void {
  for (const key of Object.keys(taro)) delete taro[key]
  Object.assign(taro, base)
  storage.clear()
}

/** WeChat's rejection of a call: a plain object. */
export function refusal(errMsg: string) {
  return jest.fn(() => Promise.reject(Object.assign(new Error(errMsg), { errMsg })))
}

/** The hooks of a page: what they were given, to be called by a test. */
export const hooks: Record<string, Handler[]> = {}
const hook = (name: string) => (handle: Handler) => void (hooks[name] ??= []).push(handle)
export const useDidShow = hook('useDidShow')
export const useShareAppMessage = hook('useShareAppMessage')

export default taro
