import { careModeSet } from '@/contract/user'
import { isCareScale } from '@/lib/display-scale'
import { uuid } from '@/lib/uuid'
import type { RootStore } from '@/stores/root/root-store'

/** Shows everything in this size from now on, and keeps for the customer's next device whether it is a care size (EL-11). */
export function chooseScale(root: RootStore, step: number): void {
  const { ui, user } = root
  ui.setScale(step)
  const careMode = isCareScale(step) ? '1' : '0'
  if (!user.user || user.user.careMode === careMode) return
  // The size holds here whatever becomes of this: the preference is for the next device alone.
  root.write(careModeSet, { careMode }, { requestNo: uuid(), showLoading: false }).catch(() => undefined)
}
