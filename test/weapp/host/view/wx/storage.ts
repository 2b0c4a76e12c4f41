import { bytesOf } from '../bytes'
import { answer, type ApiParts, type CallOptions, WxFailure } from './call'

/** WeChat's limits: 1 MB under one key, 10 MB in all. */
const MAX_KEY_BYTES = 1024 * 1024
const MAX_TOTAL_BYTES = 10 * 1024 * 1024

/** The device's storage: what JSON can hold, by key. */
export class DeviceStorage {
  private readonly entries: Map<string, string>

  constructor(initial: Readonly<Record<string, string>>) {
    this.entries = new Map(Object.entries(initial))
  }

  /** All that is stored, each value as JSON. */
  dump(): Record<string, string> {
    return Object.fromEntries(this.entries)
  }

  read(key: string): string | undefined {
    return this.entries.get(key)
  }

  write(key: string, value: unknown): void {
    if (key === '') throw new WxFailure('parameter error: parameter.key should be non-empty String')
    const json = JSON.stringify(value) ?? 'null'
    if (bytesOf(json) > MAX_KEY_BYTES) throw new WxFailure('entry size limit reached')
    const others = [...this.entries].reduce(
      (sum, [name, text]) => (name === key ? sum : sum + bytesOf(name) + bytesOf(text)),
      0,
    )
    if (others + bytesOf(key) + bytesOf(json) > MAX_TOTAL_BYTES) {
      throw new WxFailure('exceed storage max size 10Mb')
    }
    this.entries.set(key, json)
  }

  remove(key: string): void {
    this.entries.delete(key)
  }

  clear(): void {
    this.entries.clear()
  }

  info(): { keys: string[]; currentSize: number; limitSize: number } {
    const bytes = [...this.entries].reduce((sum, [key, json]) => sum + bytesOf(key) + bytesOf(json), 0)
    return {
      keys: [...this.entries.keys()],
      currentSize: Math.ceil(bytes / 1024),
      limitSize: MAX_TOTAL_BYTES / 1024,
    }
  }
}

/** `wx.setStorage` and its kin. */
export function storageApi(parts: ApiParts, storage: DeviceStorage): Record<string, unknown> {
  const { realm } = parts
  const sync = <T>(name: string, run: () => T): T => {
    try {
      return run()
    } catch (error) {
      throw new Error(`${name}:fail ${(error as Error).message}`)
    }
  }
  return {
    // A key that was never set reads as an empty string.
    getStorageSync: (key: string) => {
      const json = storage.read(key)
      return json === undefined ? '' : realm.parse(json)
    },
    setStorageSync: (key: string, value: unknown) => sync('setStorageSync', () => storage.write(key, value)),
    removeStorageSync: (key: string) => storage.remove(key),
    clearStorageSync: () => storage.clear(),
    getStorageInfoSync: () => realm.parse(JSON.stringify(storage.info())),
    getStorage: (options: CallOptions<{ key: string }>) =>
      answer(parts, 'getStorage', options, async () => {
        const json = storage.read(options.key)
        if (json === undefined) throw new WxFailure('data not found')
        return { data: JSON.parse(json) as unknown }
      }),
    setStorage: (options: CallOptions<{ key: string; data: unknown }>) =>
      answer(parts, 'setStorage', options, async () => storage.write(options.key, options.data)),
    removeStorage: (options: CallOptions<{ key: string }>) =>
      answer(parts, 'removeStorage', options, async () => storage.remove(options.key)),
    clearStorage: (options?: CallOptions) =>
      answer(parts, 'clearStorage', options, async () => storage.clear()),
  }
}
