import './analytics-before' // first: the SDK reads it while it loads
import Taro from '@tarojs/taro'
import sensors from 'sa-sdk-miniprogram/sensorsdata.es6.min.js'
import { ANALYTICS, ANALYTICS_LIMITS } from '@/lib/analytics-constants'
import { checkEvent, isAnalyticsId } from '@/lib/analytics-guard'
import type { StopReason } from './analytics'
import { warn } from '@/platform/host/console'

/** Origin of the API and the collector, put in by the build (config/index.ts). */
declare const API_ORIGIN: string

/** The customer events are sent for; without one, none is. */
let owner: string | undefined
let isReady = false

// While the module loads, since the hooks of a page follow the settings at the time the page registers.
sensors.setPara({
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
})

/** The last door before the queue: drops what is nobody's or malformed, and cleans the rest. */
sensors.kit.processData = (record: unknown) => {
  if (owner === undefined) return undefined
  const checked = checkEvent(record)
  if (!checked.ok) {
    warn(`analytics dropped an event: ${checked.reason}`)
    return undefined
  }
  return checked.record.distinct_id === owner ? checked.record : undefined
}

/** Events from now on belong to this customer; the first are the identity, launch, show and the page on screen. */
export function startSensors(userId: string): void {
  if (owner === userId) return
  if (!isAnalyticsId(userId)) return warn('analytics not started: invalid login id')
  if (owner !== undefined) sensors.logout()
  const isFirst = !isReady
  isReady = true
  owner = userId
  if (isFirst) sensors.init()
  sensors.login(userId)
  if (isFirst) {
    const launch = Taro.getLaunchOptionsSync()
    const options = { path: launch.path, scene: launch.scene, query: launch.query }
    sensors.quick('appLaunch', options)
    sensors.quick('appShow', options)
  }
  // The page on screen was shown before anybody was known.
  sensors.pageShow()
}

/** Back to the anonymous identity. What was collected until a logout is still sent, after a withdrawal nothing is. */
export function stopSensors(reason: StopReason): void {
  if (owner === undefined) return
  owner = undefined
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
  if (owner === undefined) return
  const path = Taro.getCurrentInstance().router?.path ?? ''
  sensors.track('$MPClick', {
    $element_type: 'button',
    $url_path: path.split('?', 1)[0],
    ...(track === undefined ? {} : { $element_id: track, track }),
  })
}
