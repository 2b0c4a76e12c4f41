import { localStore } from '@/platform/host/storage'

const COUNT_KEY = 'failCountAuth'
/** The day the failures are of: the limit is one of a day (state machine 实名, B4). */
const DAY_KEY = 'failCountDay'

/** How many face checks failed on a day (`YYYY-MM-DD`), as this device has kept it over a reload. */
export function storedFailures(day: string): number {
  if (localStore.get(DAY_KEY) !== day) return 0
  return Number(localStore.get(COUNT_KEY) ?? '0') || 0
}

export function keepFailures(count: number, day: string): void {
  localStore.set(COUNT_KEY, String(count))
  localStore.set(DAY_KEY, day)
}

/** They are another customer's, or nobody's. */
export function forgetFailures(): void {
  localStore.remove(COUNT_KEY)
  localStore.remove(DAY_KEY)
}
