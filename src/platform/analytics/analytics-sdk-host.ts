import { whenIdle } from '@/platform/host/idle'

/** Where the SDK keeps things. */
type SdkStore = 'cookie' | 'local' | 'session'
type Beacon = readonly [url: string, body: BodyInit]

/** What the browser last answered; `undefined` where another tab may have changed it since. */
let cookies: string | undefined
/** What was found out about the browser's stores, until the page is left: settings may be changed meanwhile. */
let supports: Partial<Record<SdkStore, boolean>> = {}
let waiting: Beacon[] = []
let cancelSending: (() => void) | undefined
/** The page may be gone at any moment: nothing is put off. */
let isLeaving = document.visibilityState === 'hidden'

function sendWaiting(): void {
  cancelSending?.()
  cancelSending = undefined
  const beacons = waiting
  waiting = []
  for (const [url, body] of beacons) navigator.sendBeacon(url, body)
}

/** Events of who has withdrawn the consent. */
export function dropWaitingBeacons(): void {
  cancelSending?.()
  cancelSending = undefined
  waiting = []
}

/**
 * What the analytics SDK has in the place of the browser's own (config/analytics-sdk/host-loader). It reads the cookies several
 * times for every event, tries out the stores and sends each event at once, and all of it waits for another process: half of what a tap
 * cost on a slow phone.
 */
export const sdkHost = {
  get cookie(): string {
    cookies ??= document.cookie
    return cookies
  },
  set cookie(value: string) {
    document.cookie = value
    cookies = undefined
  },
  /** Whether a store can be written to: it is tried out once, not with every event. */
  once(store: SdkStore, tryOut: () => boolean): boolean {
    return (supports[store] ??= tryOut())
  },
  /** Sends once the page has nothing better to do; at once where it may be the last thing it does. */
  sendBeacon(url: string, body: BodyInit): boolean {
    if (isLeaving) return navigator.sendBeacon(url, body)
    waiting.push([url, body])
    cancelSending ??= whenIdle(sendWaiting, 0)
    return true
  },
}

function leave(): void {
  isLeaving = true
  sendWaiting()
}

function comeBack(): void {
  isLeaving = false
  cookies = undefined
  supports = {}
}

document.addEventListener('visibilitychange', () =>
  document.visibilityState === 'hidden' ? leave() : comeBack(),
)
// Safari tells no change of visibility on the way to another document.
window.addEventListener('pagehide', leave)
window.addEventListener('pageshow', comeBack)
