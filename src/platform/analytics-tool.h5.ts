import type { AnalyticsTool } from './analytics'
import { warn } from './console'

type Sensors = typeof import('./analytics-sensors.h5')

/** The SDK is fetched when a customer is known, so that nobody else's page weighs more for it. */
export function analyticsTool(): AnalyticsTool {
  let wanted: string | undefined
  let sensors: Sensors | undefined
  return {
    start(userId) {
      wanted = userId
      import(/* webpackChunkName: "analytics" */ './analytics-sensors.h5').then(
        loaded => {
          sensors = loaded
          if (wanted === userId) loaded.startSensors(userId)
        },
        () => warn('analytics could not be loaded'),
      )
    },
    stop(reason) {
      wanted = undefined
      sensors?.stopSensors(reason)
    },
  }
}
