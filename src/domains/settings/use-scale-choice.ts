import { careModeSet } from '@/contract/user'
import { isCareScale } from '@/lib/display-scale'
import { uuid } from '@/lib/uuid'
import { useStores } from '@/stores/root/context'

/** Sets the size of text on this device, in percent, and tells the server for the customer's next one. */
export function useScaleChoice(): (scale: number) => void {
  const root = useStores()
  return scale => {
    root.ui.setScale(scale)
    const careMode = isCareScale(scale) ? '1' : '0'
    if (!root.user.user || root.user.user.careMode === careMode) return
    // The size holds here whatever becomes of this: the preference is for the next device alone.
    root.write(careModeSet, { careMode }, { requestNo: uuid(), showLoading: false }).catch(() => undefined)
  }
}
