import type { AnalyticsTool } from './analytics'
import { startSensors, stopSensors } from './analytics-sensors.weapp'

/** The SDK hooks into pages as they register and cannot come later; what it sends before the start is nothing. */
export function analyticsTool(): AnalyticsTool {
  return { start: startSensors, stop: stopSensors }
}
