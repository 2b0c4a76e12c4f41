import { postToNative } from './bridge.h5'
import { hostKind } from './host.h5'

/** Whether the host reads bank cards by its camera: the native app alone does. */
export const canScanCard = (): boolean => hostKind() === 'native'

/** Asks the host to read a card; the number comes as its own call (`transmitBankCard`). */
export function scanCard(): void {
  postToNative('scanBankCard')
}
