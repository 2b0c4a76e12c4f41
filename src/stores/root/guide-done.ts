import { isOn } from '@/lib/flag'
import { localStore } from '@/platform/host/storage'

/** Name in the device's storage (domain contract, B6.1). */
const KEY = 'guideDone'

/** Whether the newcomer guide was read or skipped on this device. */
export function isGuideDone(): boolean {
  return isOn(localStore.get(KEY))
}

/** The guide was read to its end or skipped: it is not offered again. */
export function noteGuideDone(): void {
  localStore.set(KEY, '1')
}
