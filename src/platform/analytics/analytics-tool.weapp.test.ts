/** The mini-program's SDK runs for real here, on a fake wx. */
import { startSensors, stopSensors, reportTap } from './analytics-sensors.weapp'

type Json = Record<string, unknown>
interface PageOptions {
  route?: string
  onLoad?: (query: Json) => void
  onShow?: () => void
  onHide?: () => void
}

const mockRemoved: string[] = []
jest.mock('@/platform/host/storage', () => ({
  localStore: { remove: (key: string) => mockRemoved.push(key) },
}))

jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: {
    getLaunchOptionsSync: () => ({ path: 'pages/home/index', scene: 1001, query: { xtoken: 'secret' } }),
    getCurrentInstance: () => ({ router: { path: '/pages/home/index?name=x' } }),
  },
}))

/** Lets the SDK arrive, as WeChat would once the package that holds it is there. */
const arrive = () => {
  ;(globalThis as unknown as { arrived(): void }).arrived()
  return Promise.resolve()
}

// Before the imports run: pages are watched from then on.
jest.mock('./analytics-mini-sdk', () => {
  const { sdkSource } = jest.requireActual<{ sdkSource(): string }>('../../../config/analytics-sdk/source')
  const requests: Json[] = []
  const storage: Json = {}
  const shown: (() => void)[] = []
  const pages: PageOptions[] = []
  const scope = globalThis as unknown as Json
  scope.API_ORIGIN = 'http://127.0.0.1:8787'
  scope.fake = { requests, storage, pages }
  scope.Page = (options: PageOptions) => void pages.push(options)
  scope.getCurrentPages = () => pages.slice(-1)
  scope.wx = {
    onAppShow: (handle: () => void) => void shown.push(handle),
    onAppHide: () => undefined,
    getLaunchOptionsSync: () => ({ path: 'pages/home/index', scene: 1001, query: {} }),
    getStorageSync: (key: string) => storage[key] ?? '',
    setStorageSync: (key: string, value: unknown) => void (storage[key] = value),
    getStorage: ({ complete }: { complete(answer: Json): void }) => complete({}),
    getNetworkType: ({ complete }: { complete(): void }) => complete(),
    getSystemInfo: ({ success, complete }: { success(info: Json): void; complete(): void }) => {
      success({
        brand: 'x',
        model: 'y',
        platform: 'ios',
        system: 'iOS 17',
        SDKVersion: '3.4.10',
        version: '8',
      })
      complete()
    },
    getAccountInfoSync: () => ({ miniProgram: {} }),
    setNavigationBarTitle: () => undefined,
    request: (options: Json & { success(): void }) => {
      requests.push(options)
      options.success()
    },
  }
  const module = { exports: {} }
  new Function('module', sdkSource())(module)
  const arrival = new Promise<unknown>(resolve => (scope.arrived = () => resolve(module.exports)))
  return { fetchSdk: () => arrival }
})

interface Sent {
  readonly event?: string
  readonly type: string
  readonly distinct_id: string
  readonly properties: Json
}

const fake = () =>
  (globalThis as unknown as { fake: { requests: Json[]; storage: Json; pages: PageOptions[] } }).fake

function sent(): Sent[] {
  return fake().requests.flatMap(({ data }) => {
    const list = new URLSearchParams(data as string).get('data_list') ?? ''
    return JSON.parse(Buffer.from(list, 'base64').toString('utf8')) as Sent[]
  })
}

const names = () => sent().map(({ event, type }) => event ?? type)

describe('the analytics of the mini-program', () => {
  // One clock for all tests: the SDK starts its timers once.
  beforeAll(() => jest.useFakeTimers())
  afterAll(() => jest.useRealTimers())

  it('forgets whose the events were where the session ended while the product was closed', () => {
    stopSensors('loggedOut')
    expect(mockRemoved).toEqual(['sensorsdata2015_wechat'])
  })

  it('sends the events of a session for its customer, and nothing before or after it', async () => {
    const { Page } = globalThis as unknown as { Page(options: PageOptions): void }
    const home: PageOptions = { route: 'pages/home/index' }
    Page(home)
    home.onLoad?.({ xtoken: 'secret', $taroTimestamp: '1' })
    home.onShow?.()
    reportTap('home-report')
    jest.advanceTimersByTime(20_000)
    expect([fake().requests, fake().storage]).toEqual([[], {}])

    startSensors('100001')
    reportTap('home-report')
    jest.advanceTimersByTime(3000)
    home.onHide?.()
    const list: PageOptions = { route: 'pages/list/index' }
    Page(list)
    list.onShow?.()
    jest.advanceTimersByTime(2000)
    expect(fake().requests).toEqual([])
    await arrive()
    jest.advanceTimersByTime(20_000)
    for (const name of ['$SignUp', '$MPLaunch', '$MPShow', '$MPViewScreen', '$MPClick', '$MPPageLeave']) {
      expect(names()).toContain(name)
    }
    for (const { distinct_id } of sent()) expect(distinct_id).toBe('100001')
    const text = JSON.stringify(sent())
    expect(text).not.toMatch(/secret|xtoken|\?/)
    const tap = sent().find(({ event }) => event === '$MPClick')
    expect(tap?.properties).toMatchObject({ track: 'home-report', $url_path: '/pages/home/index' })
    const leave = sent().find(({ event }) => event === '$MPPageLeave')
    // What happened before the SDK came is told as it was.
    expect(leave?.properties).toMatchObject({ $url_path: 'pages/home/index', event_duration: 3 })
    const views = sent().filter(({ event }) => event === '$MPViewScreen')
    expect(views.map(({ properties }) => properties.$url_path)).toEqual([
      'pages/home/index',
      'pages/list/index',
    ])
    expect(names().filter(name => name === '$MPLaunch')).toHaveLength(1)
    const [request] = fake().requests
    expect(request).toMatchObject({ method: 'POST', timeout: 8000 })
    expect(request?.url).toMatch(/\/services\/analytics\/sa$/)

    reportTap('last-tap')
    stopSensors('loggedOut')
    const total = sent().length
    expect(JSON.stringify(sent())).toContain('last-tap')
    home.onShow?.()
    reportTap('after-logout')
    jest.advanceTimersByTime(20_000)
    expect(sent()).toHaveLength(total)
  })

  it('sends for another customer under their own id, and forgets at once what a withdrawal leaves', () => {
    fake().requests.length = 0
    startSensors('100002')
    reportTap('second')
    jest.advanceTimersByTime(20_000)
    expect(names()).toEqual(expect.arrayContaining(['$SignUp', '$MPViewScreen', '$MPClick']))
    for (const { distinct_id } of sent()) expect(distinct_id).toBe('100002')
    fake().requests.length = 0
    reportTap('unsent')
    stopSensors('withdrawn')
    jest.advanceTimersByTime(20_000)
    expect(fake().requests).toEqual([])
    expect(fake().storage.sensors_mp_prepare_data).toEqual([])
  })

  it('does not start for an id that is none', () => {
    const spy = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    startSensors('1'.repeat(256))
    expect(spy).toHaveBeenCalledWith('[app] analytics not started: invalid login id')
    reportTap('nobody')
    expect(fake().requests).toEqual([])
  })
})
