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
