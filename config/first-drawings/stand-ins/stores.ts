import { isOn } from '../../../src/lib/flag'
import { localStore } from '../../../src/platform/host/storage'
import { AMOUNTS_HIDDEN_KEY } from '../../../src/stores/root/amounts-hidden-key'

const ui = { areAmountsHidden: isOn(localStore.get(AMOUNTS_HIDDEN_KEY)) }

/** Of the root store, what a drawing may look at: the eye. */
export const useStores = () => ({ ui })
