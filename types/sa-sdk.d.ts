/** What this product uses of sa-sdk-javascript 1.26.17; its own declarations are not linked to this file. */
declare module 'sa-sdk-javascript/dist/web/sensorsdata.es6.js' {
  interface SendContext {
    data: unknown
  }
  interface InterceptorInfo {
    readonly cancellationToken: { stop(): void }
  }
  /** Notes on the device, every few seconds, how long the page has been read. */
  interface PageLeave {
    startHeartBeatInterval(): void
    stopHeartBeatInterval(): void
  }
  interface Sensors {
    readonly readyState: { readonly state: number }
    init(options: Readonly<Record<string, unknown>>): void
    use(plugin: 'PageLeave', options: Readonly<Record<string, unknown>>): PageLeave
    use(plugin: 'PageLoad', options: Readonly<Record<string, unknown>>): unknown
    registerInterceptor(
      stage: 'sendDataStage',
      interceptor: {
        send: { priority: number; entry(context: SendContext, info: InterceptorInfo): SendContext }
      },
    ): void
    login(id: string): void
    logout(): void
    quick(what: 'autoTrack'): void
    track(event: string, properties?: Readonly<Record<string, unknown>>): void
  }
  const sensors: Sensors
  export default sensors
}

/** What this product uses of sa-sdk-miniprogram 1.17.9; importing it installs its hooks on App, Page and Component. */
declare module 'sa-sdk-miniprogram/sensorsdata.es6.min.js' {
  interface LaunchOptions {
    readonly path?: string
    readonly scene?: number
    readonly query?: Readonly<Record<string, string>>
  }
  interface Sensors {
    setPara(options: Readonly<Record<string, unknown>>): void
    init(): void
    login(id: string): void
    logout(): void
    track(event: string, properties?: Readonly<Record<string, unknown>>): void
    quick(what: 'appLaunch' | 'appShow', options: LaunchOptions): void
    /** Reports the page on screen. */
    pageShow(): void
    readonly kit: { processData(record: unknown): unknown }
    readonly store: { readonly mem: { mdata: unknown[] } }
    readonly sendStrategy: { dataHasChange: boolean; batchSend(): void }
  }
  const sensors: Sensors
  export default sensors
}
