import type { AnalyticsTool } from './analytics'
import { warn } from '@/platform/host/console'
import { whenIdle } from '@/platform/host/idle.h5'

/** The SDK's cookies: whose the events were, for years, though no code of it has come since. */
const IDENTITY = /^\s*(sa_jssdk_2015_[^=]*)=/

/** A session that has ended while the product was closed is found out before the SDK is there. */
function forgetIdentity(): void {
  for (const cookie of document.cookie.split(';')) {
    const name = IDENTITY.exec(cookie)?.[1]
    if (name) document.cookie = `${name}=; path=/; max-age=0`
  }
}

type Sensors = typeof import('./analytics-sensors.h5')

/**
 * The SDK is fetched when a customer is known, so that nobody else's page weighs more for it, and after what is under way
 * has been drawn: it is half as large as the rest of the code together. No later, or a page that is soon left would not count.
 */
export function analyticsTool(): AnalyticsTool {
  let wanted: string | undefined
  let sensors: Sensors | undefined
  return {
    start(userId) {
      wanted = userId
      whenIdle(() => {
        if (wanted === userId) fetchAndStart(userId)
      }, 0)
    },
    stop(reason) {
      wanted = undefined
      if (sensors) sensors.stopSensors(reason)
      else forgetIdentity()
    },
  }

  function fetchAndStart(userId: string): void {
    import(/* webpackChunkName: "analytics" */ './analytics-sensors.h5').then(
      loaded => {
        sensors = loaded
        if (wanted === userId) loaded.startSensors(userId)
      },
      () => warn('analytics could not be loaded'),
    )
  }
}
