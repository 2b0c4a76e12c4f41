import { useNativeCall } from './use-native-call'

/**
 * The native app asks for the cancel dialog of the page in front: the same that the customer's own tap opens, where something
 * can be taken back now.
 */
export function useCancelDialog(canCancel: boolean, open: () => unknown): void {
  useNativeCall('openCancelDialog', () => {
    if (canCancel) open()
  })
}
