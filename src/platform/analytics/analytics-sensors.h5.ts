import sensors from 'sa-sdk-javascript/dist/web/sensorsdata.es6.js'
import { ANALYTICS, ANALYTICS_LIMITS } from '@/lib/analytics-constants'
import { checkEvent, isAnalyticsId } from '@/lib/analytics-guard'
import type { StopReason } from './analytics'
import { pagePosition, watchScrolling } from './analytics-scroll'
import { dropWaitingBeacons } from './analytics-sdk-host'
import { warn } from '@/platform/host/console'

/** Ways to send; the page may name another one in `<meta name="analytics-mode">`. */
type Mode = 'beacon' | 'ajax' | 'image' | 'batch'
const MODES: readonly string[] = ['beacon', 'ajax', 'image', 'batch']

/** From this state on the SDK takes calls. */
const TRACKING_STATE = 3

/** The customer events are sent for; without one, none is. */
let owner: string | undefined
/** The SDK's record of the page being read; there once the SDK has started. */
let pageLeave: ReturnType<typeof noteLeaving> | undefined
/** The SDK has started: before that it can neither be left nor be asked. */
let hasStarted = false

function modeOfPage(): Mode {
  const named = document.querySelector('meta[name="analytics-mode"]')?.getAttribute('content') ?? ''
  // A beacon is the one way that survives leaving the page.
  return MODES.includes(named) ? (named as Mode) : 'beacon'
}

/** The name an element was given in the source, own or inherited. */
function trackOf(element: Element): Record<string, string> {
  const track = element.closest('[data-track]')?.getAttribute('data-track')
  return track ? { track } : {}
}

/** The last door before the network: drops what is nobody's or malformed, and cleans the rest. */
function guard(context: { data: unknown }, info: { cancellationToken: { stop(): void } }) {
  const checked = checkEvent(context.data)
  if (!checked.ok) {
    if (owner !== undefined) warn(`analytics dropped an event: ${checked.reason}`)
    info.cancellationToken.stop()
  } else if (owner === undefined || checked.record.distinct_id !== owner) {
    // Also what the SDK kept on the device from before the login, or of another customer.
    info.cancellationToken.stop()
  } else {
    context.data = checked.record
  }
  return context
}

function options(mode: Mode) {
  const { origin, protocol } = window.location
  return {
    server_url: origin + ANALYTICS.collectorPath,
    send_type: mode === 'batch' ? 'ajax' : mode,
    batch_send: mode === 'batch' && {
      send_interval: ANALYTICS.batchIntervalMs,
      datasend_timeout: ANALYTICS.batchTimeoutMs,
      storage_length: ANALYTICS.batchStoredItems,
    },
    datasend_timeout: ANALYTICS.sendTimeoutMs,
    callback_timeout: ANALYTICS.callbackTimeoutMs,
    max_referrer_string_length: ANALYTICS.maxReferrerLength,
    max_string_length: ANALYTICS_LIMITS.text,
    max_id_length: ANALYTICS_LIMITS.id,
    max_key_length: ANALYTICS_LIMITS.name,
    is_track_single_page: true,
    cross_subdomain: false,
    is_secure_cookie: protocol === 'https:',
    show_log: { level: 'warn' },
    // On the top level: inside `heatmap` they are ignored, and a crafted link would load the vendor's script.
    heatmap_url: origin + ANALYTICS.heatmapScriptPath,
    vtrack_url: origin + ANALYTICS.visualScriptPath,
    heatmap: {
      clickmap: 'default',
      scroll_notice_map: 'default',
      scroll_delay_time: ANALYTICS.scrollDelayMs,
      scroll_event_duration: ANALYTICS.scrollMaxSeconds,
      collect_tags: { div: { max_level: ANALYTICS.divNesting } },
      track_attr: ['data-track'],
      // Clicks count on what can be pressed or is named; a `div` alone is no element of this product.
      collect_element: (element: Element) =>
        element.closest('a, button, input, textarea, [data-track]') !== null,
      custom_property: trackOf,
      get_vtrack_config: true,
    },
  }
}

function noteLeaving() {
  return sensors.use('PageLeave', {
    heartbeat_interval_time: ANALYTICS.heartbeatSeconds,
    max_duration: ANALYTICS.pageLeaveMaxSeconds,
    // Asked when a page begins: nothing is noted of what nobody reads.
    isCollectUrl: () => owner !== undefined,
    custom_props: {
      get $viewport_position() {
        return pagePosition()
      },
    },
  })
}

function prepare(): void {
  if (hasStarted) return
  hasStarted = true
  sensors.registerInterceptor('sendDataStage', { send: { priority: 10, entry: guard } })
  pageLeave = noteLeaving()
  sensors.init(options(modeOfPage()))
  watchScrolling(stay => {
    if (owner !== undefined) sensors.track('$WebStay', stay)
  })
}

/** What the SDK keeps, waiting or in the storage: unsent batches, the record of the page being read, and what to collect of which page. */
function forgetKept(): void {
  dropWaitingBeacons()
  for (const key of Object.keys(window.localStorage)) {
    if (/^((tab-)?sawebjssdk|webjssdk)/.test(key)) window.localStorage.removeItem(key)
  }
}

/** Unsent events of a batch that are another's: unlike everything else, batches pass the guard only when they are kept. */
function forgetBatchesOfOthers(userId: string): void {
  for (const [key, event] of Object.entries<string>(window.localStorage)) {
    if (key.startsWith('sawebjssdk-') && !event.includes(`"distinct_id":"${userId}"`)) {
      window.localStorage.removeItem(key)
    }
  }
}

/**
 * Runs steps for as long as the events are this customer's, each in a task of its own: together they would keep a slow phone from
 * answering a finger for a quarter of a second.
 */
function inTasks(userId: string, [step, ...rest]: readonly (() => void)[]): void {
  if (!step) return
  setTimeout(() => {
    if (owner !== userId) return
    step()
    inTasks(userId, rest)
  })
}

/** Says who it is; the first event of theirs is the identity, unless a link asks for the click map. */
function identify(userId: string): void {
  // A link with `sa-request-id` shows the click map instead: the SDK then tracks nothing, and says so at every call.
  if (sensors.readyState.state < TRACKING_STATE) {
    owner = undefined
    return
  }
  sensors.login(userId)
  pageLeave?.startHeartBeatInterval()
}

/** Events from now on belong to this customer; the first are the identity, the page load and the page view. */
export function startSensors(userId: string): void {
  if (owner === userId) return
  if (!isAnalyticsId(userId)) return warn('analytics not started: invalid login id')
  if (owner !== undefined && hasStarted) sensors.logout()
  // Before the SDK starts: it then sends what a killed page left behind, which the guard lets through for its owner.
  owner = userId
  forgetBatchesOfOthers(userId)
  inTasks(userId, [
    prepare,
    () => identify(userId),
    // After the login, or the load event would carry the anonymous id.
    () => sensors.use('PageLoad', { max_duration: ANALYTICS.pageLoadMaxSeconds }),
    () => sensors.quick('autoTrack'),
  ])
}

/** Back to the anonymous identity, and nothing more is sent. */
export function stopSensors(reason: StopReason): void {
  if (owner === undefined) return
  owner = undefined
  // It would go on noting the page on screen, for nobody.
  pageLeave?.stopHeartBeatInterval()
  if (hasStarted) sensors.logout()
  if (reason === 'withdrawn') forgetKept()
}
