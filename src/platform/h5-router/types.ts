import type { Config, PageInstance } from '@tarojs/taro'

/** A page of the app. */
export interface PageRoute {
  /** Its file below `src`, without extension. */
  readonly path: string
  /** Fetches its code. */
  load(): Promise<PageModule>
}

export interface PageModule {
  readonly default: unknown
}

/** What Taro's build puts together from app.config.ts and the `router` part of its own configuration. */
export interface AppConfig extends Config {
  readonly router: {
    /** Folder all addresses lie under, e.g. `/phone`. */
    readonly basename: string
  }
}

/** The app as Taro's React connector makes it. */
export interface AppInstance {
  onLaunch?(options: LaunchOptions): void
  onShow?(options: LaunchOptions): void
  onHide?(options: LaunchOptions): void
}

export interface LaunchOptions {
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly scene: number
  readonly shareTicket: string
  readonly referrerInfo: object
}

/** An open page: what Taro calls its instance, and what the router does with it. */
export interface PageView {
  /** As `Taro.getCurrentPages` answers it. */
  readonly instance: PageInstance
  /** Whether the element of this id is drawn in it. */
  holds(id: string): boolean | undefined
  /** Draws the page; resolves once it is in the document. */
  mount(): Promise<void>
  /** Comes into sight again. */
  reveal(): void
  /** Is told that it is in front again. */
  show(): void
  /** Another page lies over it now: it is told, and stays as it is. */
  hide(): void
  /** Takes it out of sight, once the page over it has been drawn. */
  cover(): void
  /** Leaves for good. */
  close(): void
}
