/** A page or what is said to one: WeChat calls its hooks by name. */
export type Hooks = Record<string, ((this: unknown, ...args: unknown[]) => unknown) | undefined>

interface LaunchOptions {
  readonly path?: string
  readonly scene?: number
  readonly query?: Readonly<Record<string, string>>
}

/** What this product uses of sa-sdk-miniprogram 1.17.9. */
export interface Sensors {
  setPara(options: Readonly<Record<string, unknown>>): void
  init(): void
  login(id: string): void
  logout(): void
  track(event: string, properties?: Readonly<Record<string, unknown>>): void
  quick(what: 'appLaunch' | 'appShow', options: LaunchOptions): void
  readonly kit: { processData(record: unknown): unknown }
  readonly store: { readonly mem: { mdata: unknown[] } }
  readonly sendStrategy: { dataHasChange: boolean; batchSend(): void }
}

/** The SDK with its way to hook into a page: what it would put in `Page`'s place. */
interface Sdk {
  readonly sensors: Sensors
  hook(page: Hooks): void
}

/** Makes the SDK in a world of ours (config/analytics-sdk): pages and the time are as they were when an event happened. */
export type MakeSdk = (
  global: { readonly sensors_data_pre_config: { readonly is_compliance_enabled: boolean } },
  Page: (page: Hooks) => void,
  getCurrentPages: () => readonly unknown[],
  Date: { new (): Date; now(): number },
) => Sdk

declare const __non_webpack_require__: {
  async(path: './packages/account/analytics-sdk.js'): Promise<MakeSdk>
}

/** Fetches the SDK: not part of what every start waits for. The path is as the main package's own files see it. */
export function fetchSdk(): Promise<MakeSdk> {
  return __non_webpack_require__.async('./packages/account/analytics-sdk.js')
}
