import Taro from '@tarojs/taro'
import { ANALYTICS, ANALYTICS_LIMITS } from '@/lib/analytics-constants'
import { checkEvent, isAnalyticsId } from '@/lib/analytics-guard'
import type { StopReason } from './analytics'
import { watchPages } from './analytics-mini-pages'
import { fetchSdk, type Hooks, type MakeSdk, type Sensors } from './analytics-mini-sdk'
import { warn } from '@/platform/host/console'
import { localStore } from '@/platform/host/storage'

/** Origin of the API and the collector, put in by the build (config/index.ts). */
declare const API_ORIGIN: string
declare const getCurrentPages: () => readonly unknown[]

/** Where the SDK keeps on the device whose the events are. */
const IDENTITY = 'sensorsdata2015_wechat'

/** The customer events are sent for; without one, none is. */
let owner: string | undefined
/** The SDK and what it does at the hooks of a page; there once it has been fetched. */
let sdk: { sensors: Sensors; hooks: Hooks } | undefined
let isFetching = false
let isReady = false

type Tell = (sensors: Sensors, hooks: Hooks) => void

/** Something to tell the SDK of, and how things stood then. */
interface Moment {
  readonly at: number
  readonly pages: readonly unknown[]
  readonly tell: Tell
}

/** What waits for the SDK, and the moment being told of later. */
let waiting: Moment[] = []
let past: Moment | undefined

const now = () => past?.at ?? Date.now()
/** The SDK's clock: what is told of later keeps its time. */
const Clock = Object.assign(
  function () {
    return new Date(now())
  } as unknown as new () => Date,
  { now },
)

const SETTINGS = {
  name: 'sensors',
  server_url: API_ORIGIN + ANALYTICS.collectorPath,
  show_log: false,
  // Would put the customer's id into every shared path.
  allow_amend_share_path: false,
  is_persistent_save: false,
  max_string_length: ANALYTICS_LIMITS.text,
  datasend_timeout: ANALYTICS.sendTimeoutMs,
  batch_send: { send_timeout: ANALYTICS.batchIntervalMs, max_length: ANALYTICS.batchFlushItems },
  autoTrack: {
    // Sent by hand after the login: the SDK would send it on start, for the anonymous identity.
    appLaunch: false,
    appShow: true,
    appHide: true,
    pageShow: true,
    pageShare: true,
    pageLeave: true,
    mpFavorite: true,
    // Taro's pages have one method for every event: taps are reported where they are handled.
    mpClick: false,
  },
}

/** The last door before the queue: drops what is nobody's or malformed, and cleans the rest. */
function guard(record: unknown): unknown {
  if (owner === undefined) return undefined
  const checked = checkEvent(record)
  if (!checked.ok) {
    warn(`analytics dropped an event: ${checked.reason}`)
    return undefined
  }
  return checked.record.distinct_id === owner ? checked.record : undefined
}

function prepare(make: MakeSdk): void {
  const { sensors, hook } = make(
    // Until it is started it collects nothing at all, not even in memory.
    { sensors_data_pre_config: { is_compliance_enabled: true } },
    () => undefined,
    () => past?.pages ?? getCurrentPages(),
    Clock,
  )
  sensors.setPara(SETTINGS)
  sensors.kit.processData = guard
  const hooks: Hooks = { onShareAppMessage: () => undefined, onShareTimeline: () => undefined }
  hook(hooks)
  sdk = { sensors, hooks }
  for (past of waiting.splice(0)) past.tell(sensors, hooks)
  past = undefined
}

function fetch(): void {
  if (isFetching) return
  isFetching = true
  const done = () => void (isFetching = false)
  // What waits goes on waiting: the next event tries again.
  fetchSdk()
    .then(prepare)
    .catch(() => warn('analytics could not be loaded'))
    .then(done, done)
}

/** Tells the SDK, now or once it is there. */
function report(tell: Tell): void {
  if (owner === undefined) return
  if (sdk) return tell(sdk.sensors, sdk.hooks)
  if (waiting.length < ANALYTICS.batchStoredItems) {
    waiting.push({ at: Date.now(), pages: getCurrentPages(), tell })
  }
  fetch()
}

watchPages((hook, page, args) => report((_, hooks) => hooks[hook]?.apply(page, args)))

/** Events from now on belong to this customer; the first are the identity, launch, show and the page on screen. */
export function startSensors(userId: string): void {
  if (owner === userId) return
  if (!isAnalyticsId(userId)) return warn('analytics not started: invalid login id')
  if (owner !== undefined) sdk?.sensors.logout()
  waiting = []
  owner = userId
  report((sensors, hooks) => {
    const isFirst = !isReady
    isReady = true
    if (isFirst) sensors.init()
    sensors.login(userId)
    if (isFirst) {
      const launch = Taro.getLaunchOptionsSync()
      const options = { path: launch.path, scene: launch.scene, query: launch.query }
      sensors.quick('appLaunch', options)
      sensors.quick('appShow', options)
    }
    // The page on screen was shown before anybody was known.
    hooks.onShow?.call((past?.pages ?? getCurrentPages()).slice(-1)[0])
  })
}

/** Back to the anonymous identity. What was collected until a logout is still sent, after a withdrawal nothing is. */
export function stopSensors(reason: StopReason): void {
  const hadOwner = owner !== undefined
  owner = undefined
  waiting = []
  // A session that has ended while the product was closed is found out before the SDK is there.
  if (!sdk) return localStore.remove(IDENTITY)
  if (!hadOwner) return
  const { sensors } = sdk
  if (reason === 'withdrawn') {
    sensors.store.mem.mdata = []
    // Makes the SDK empty the copy it keeps on the device.
    sensors.sendStrategy.dataHasChange = true
  } else {
    sensors.sendStrategy.batchSend()
  }
  sensors.logout()
}

/** A tap on something that can be pressed, under the name given to it in the source. */
export function reportTap(track: string | undefined): void {
  const path = Taro.getCurrentInstance().router?.path ?? ''
  const properties = {
    $element_type: 'button',
    $url_path: path.split('?', 1)[0],
    ...(track === undefined ? {} : { $element_id: track, track }),
  }
  report(sensors => sensors.track('$MPClick', properties))
}
