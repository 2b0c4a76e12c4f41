/** What app.json says, as far as the host reads it. */
export interface AppConfig {
  readonly pages: readonly string[]
  readonly subPackages?: readonly { readonly root: string; readonly pages: readonly string[] }[]
  readonly window?: Readonly<Record<string, unknown>>
  readonly tabBar?: unknown
  readonly lazyCodeLoading?: string
}

/** What the JSON file of a page or component says, as far as the host reads it. */
export interface ComponentConfig {
  readonly component?: boolean
  readonly usingComponents?: Readonly<Record<string, string>>
  readonly styleIsolation?: string
  readonly navigationBarTitleText?: string
  readonly navigationStyle?: string
  readonly enablePullDownRefresh?: boolean
}

/** A mini-program package compiled for the host: plain data, so that it can be sent to a browser. */
export interface CompiledPackage {
  readonly app: AppConfig
  /** Every page, those of sub-packages with their root. */
  readonly pages: readonly string[]
  /** JSON files of pages and components by path without extension. */
  readonly components: Readonly<Record<string, ComponentConfig>>
  /** Every JavaScript file by path. */
  readonly scripts: Readonly<Record<string, string>>
  /** Style sheets by path without extension: `app`, and one per page or component that has one. */
  readonly styles: Readonly<Record<string, string>>
  /** A JavaScript expression: template generators by path. */
  readonly templates: string
  /** Names of the methods that templates bind to events. */
  readonly handlers: readonly string[]
}

/** One request as the network sees it. */
export interface NetRequest {
  readonly url: string
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | undefined
  readonly timeoutMs: number
}

/** What came of a request: an answer of whatever status, or the reason why there is none. */
export type NetAnswer =
  | {
      readonly kind: 'answer'
      readonly status: number
      readonly headers: Readonly<Record<string, string>>
      /** `Set-Cookie` lines; a mini-program keeps no cookies by itself. */
      readonly cookies: readonly string[]
      readonly text: string
    }
  | { readonly kind: 'failed'; readonly reason: string }

/** Sends a request; the signal gives it up. */
export type Send = (request: NetRequest, signal: AbortSignal) => Promise<NetAnswer>

/** A file of the product as a function of what CommonJS gives it. */
export type FileFunction = (
  require: (target: string) => unknown,
  module: { exports: unknown },
  exports: unknown,
) => void

/** Where the product's code runs: a JavaScript world that knows nothing but the language and what it is given. */
export interface Realm {
  /** Gives the world its globals: `wx`, `App`, timers. Code may replace them, as SDKs do with `Page`. */
  define(globals: Readonly<Record<string, unknown>>): void
  compile(source: string, file: string): FileFunction
  /** Parses JSON into objects of this world. */
  parse(json: string): unknown
}

/** How a mini-program is started. */
export interface LaunchOptions {
  readonly pack: CompiledPackage
  readonly realm: Realm
  readonly send: Send
  /** What the device already holds: values by key, each as JSON. */
  readonly storage: Readonly<Record<string, string>>
  /** Page and query to start with (`pages/home/index?a=1`); the first page of app.json when left out. */
  readonly path?: string
  /** Names the customer's WeChat account to the sandbox. */
  readonly account: string
  /** Names of `wx` functions that exist in WeChat: calling one that the host lacks throws. */
  readonly knownApis: readonly string[]
}

/** One `setData` of a page or component. */
export interface SetDataCall {
  readonly page: string
  readonly bytes: number
  /** `false`: the page was covered by another one. */
  readonly isInFront: boolean
}

/** A page of the stack. */
export interface PageInfo {
  readonly route: string
  readonly query: Readonly<Record<string, string>>
}
