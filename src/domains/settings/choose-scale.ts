import { careModeSet } from '@/contract/user'
import { isCareScale, type SCALE_STEPS } from '@/lib/display-scale'
import { uuid } from '@/lib/uuid'
import type { RootStore } from '@/stores/root/root-store'

export type ScaleStep = (typeof SCALE_STEPS)[number]

/** How the five sizes of text are called. */
export const SCALE_NAMES: Record<ScaleStep, string> = {
  100: '标准',
  125: '大',
  150: '较大',
  175: '特大',
  200: '最大',
}

/** Shows everything in this size from now on, and keeps for the customer's next device whether it is a care size (EL-11). */
export function chooseScale(root: RootStore, step: number): void {
  const { ui, user } = root
  ui.setScale(step)
  const careMode = isCareScale(step) ? '1' : '0'
  if (!user.user || user.user.careMode === careMode) return
  // The size holds here whatever becomes of this: the preference is for the next device alone.
  root.write(careModeSet, { careMode }, { requestNo: uuid(), showLoading: false }).catch(() => undefined)
}
