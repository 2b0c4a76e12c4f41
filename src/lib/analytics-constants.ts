/**
 * Every number the specification gives for analytics (sections 5 and 9), in one place. Entries marked "fixed" cannot be
 * configured in the SDK: they say what it does, so that a change of version is noticed by its test.
 */
export const ANALYTICS = {
  /** Collector below the own origin; the SDK for browsers turns `/sa` into `/sa.gif`. */
  collectorPath: '/services/analytics/sa',
  /** Editor scripts of click map and visual tracking: from the own origin, never from the vendor's. */
  heatmapScriptPath: '/services/analytics/heatmap.js',
  visualScriptPath: '/services/analytics/vtrack.js',

  /** Heartbeat of the page-leave record, in seconds. The "1 s" of the specification is the unit of this option. */
  heartbeatSeconds: 5,
  /** Above it the load event carries no duration; the 1800 s of the specification are the default this replaces. */
  pageLoadMaxSeconds: 120,
  pageLoadDefaultMaxSeconds: 1800,
  /** Above it the leave event carries no duration. */
  pageLeaveMaxSeconds: 432_000,

  sendTimeoutMs: 8000,
  callbackTimeoutMs: 200,
  batchIntervalMs: 6000,
  batchTimeoutMs: 6000,
  /** Above it events go out one by one; fixed at 500 in memory on the mini-program. */
  batchStoredItems: 200,
  /** Mini-program only: so many events go out at once without waiting for the interval. */
  batchFlushItems: 6,

  /** How long reading in one place must last before moving on tells of it, and the longest time told. */
  scrollDelayMs: 4000,
  scrollMaxSeconds: 18,
  /** Pause after which a burst of scrolling counts as over; fixed, the own listener does the same. */
  scrollBurstMs: 1000,
  /** Levels of nested `div` up to which one is an element of its own: 1, 2 or 3. */
  divNesting: 3,
  maxReferrerLength: 200,

  /** Fixed: 360 days in 1.26.17; browsers keep no cookie for the 73000 days of the specification (400 at most). */
  identityCookieDays: 360,
  identityCookieDaysWanted: 73_000,
  /** Fixed: 30 minutes until the visual configuration is asked for again, 5 s for its answer. */
  configRefreshMs: 30 * 60_000,
  configTimeoutMs: 5000,
  /** Fixed: 30 s in 1.26.17 where the specification says 300 s; its only request asks for 5 s. */
  jsonpMaxMs: 30_000,
  jsonpMaxMsWanted: 300_000,
  /** Fixed; the channel plug-in is not used, since no channel parameter is part of this product. */
  channelMemoryDays: 30,
  /** Fixed; links are not followed by the SDK, so it never waits. */
  linkFallbackMs: 1000,
} as const

/** Limits of what an event may hold; what breaks one is dropped. */
export const ANALYTICS_LIMITS = {
  name: 100,
  id: 255,
  text: 500,
  /** Element selector and element path. */
  selector: 1024,
} as const
