import type { PhoneName, WindowSize } from './view/phones'

/** How a page and what surrounds it look; app.json says it for all pages, a page's JSON for itself. */
export interface WindowConfig {
  readonly navigationBarTitleText?: string
  readonly navigationBarBackgroundColor?: string
  readonly navigationBarTextStyle?: string
  readonly navigationStyle?: string
  readonly backgroundColor?: string
  readonly backgroundTextStyle?: string
  readonly enablePullDownRefresh?: boolean
  /** Px from the end of the page at which it counts as reached. */
  readonly onReachBottomDistance?: number
}

/** One tab of the tab bar. */
export interface TabConfig {
  readonly pagePath: string
  readonly text: string
  readonly iconPath?: string
  readonly selectedIconPath?: string
}

/** The tab bar that WeChat draws. */
export interface TabBarConfig {
  readonly color: string
  readonly selectedColor: string
  readonly backgroundColor: string
  readonly borderStyle?: string
  readonly list: readonly TabConfig[]
}

/** What app.json says, as far as the host reads it; `@name` stands for a variable of the theme. */
export interface AppConfig {
  readonly pages: readonly string[]
  readonly subPackages?: readonly { readonly root: string; readonly pages: readonly string[] }[]
  readonly window?: WindowConfig
  readonly tabBar?: TabBarConfig
  readonly lazyCodeLoading?: string
  readonly darkmode?: boolean
  readonly themeLocation?: string
}

/** WeChat's two appearances. */
export type Theme = 'light' | 'dark'

/** theme.json: variables by name, for each appearance. */
export type ThemeVariables = Readonly<Record<Theme, Readonly<Record<string, string>>>>

/** What the JSON file of a page or component says, as far as the host reads it. */
export interface ComponentConfig extends WindowConfig {
  readonly component?: boolean
  readonly usingComponents?: Readonly<Record<string, string>>
  readonly styleIsolation?: string
}

/** A mini-program package compiled for the host: plain data, so that it can be sent to a browser. */
export interface CompiledPackage {
  readonly app: AppConfig
  readonly theme: ThemeVariables
  /** Every page, those of sub-packages with their root. */
  readonly pages: readonly string[]
  /** Pictures of the package by path. */
  readonly assets: readonly string[]
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
  /** How the answer's body is handed over: a text, or bytes that no text can hold. */
  readonly encoding: 'utf8' | 'base64'
}

/** What came of a request: an answer of whatever status, or the reason why there is none. */
export type NetAnswer =
  | {
      readonly kind: 'answer'
      readonly status: number
      readonly headers: Readonly<Record<string, string>>
      /** `Set-Cookie` lines; a mini-program keeps no cookies by itself. */
      readonly cookies: readonly string[]
      /** The body, in the encoding that was asked for. */
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
  /** Gives the world its globals: `wx`, `App`, timers. Code may replace them, as it does with `Page` to watch pages. */
  define(globals: Readonly<Record<string, unknown>>): void
  compile(source: string, file: string): FileFunction
  /** Parses JSON into objects of this world. */
  parse(json: string): unknown
  /** Bytes of this world. */
  bytes(numbers: readonly number[]): ArrayBuffer
  /** Puts its clock forward. */
  passTime(ms: number): void
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
  /** What kind of phone it runs on; one with a notch when left out. */
  readonly phone?: PhoneName
  /** WeChat is older than the functions of base library 2.20.1. */
  readonly isOldWeChat?: boolean
  /** Every `setData` is kept with what it sent. */
  readonly keepsData?: boolean
  /** Answers name their cookies in the header alone, as on PC and HarmonyOS. */
  readonly hasCookiesInHeaderOnly?: boolean
  /** The page in front has this window now. */
  readonly onWindow?: (size: WindowSize) => void
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
  /** Front colour of the navigation bar at that moment. */
  readonly front: string
  /** What was sent, where the phone keeps it. */
  readonly json?: string
}

/** A page of the stack. */
export interface PageInfo {
  readonly route: string
  readonly query: Readonly<Record<string, string>>
}

/** A card as the product gave it to WeChat for sharing. */
export interface SharedCard {
  readonly title?: string
  readonly path?: string
  readonly imageUrl?: string
}
