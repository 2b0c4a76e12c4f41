import type { AnalyticsTool } from './analytics'
import { startSensors, stopSensors } from './analytics-sensors.weapp'

/** The SDK is fetched when a customer is known; what happens until it is there waits for it. */
export function analyticsTool(): AnalyticsTool {
  return { start: startSensors, stop: stopSensors }
}
