import type { CancelSignal } from '@/lib/cancellation'
import { isOnline, onNetworkChange } from '@/platform/host/network'

const FIRST_PAUSE_MS = 1000

/**
 * Resolves when another try is worth it: once the device says that it has a connection again, and while it says so all along (which
 * promises nothing) after a pause that grows with the tries. At once when it is no longer wanted.
 */
export function lineIsBack(tries: number, signal: CancelSignal): Promise<void> {
  return new Promise(resolve => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const end = () => {
      clearTimeout(timer)
      stopListening()
      signal.removeEventListener('abort', end)
      resolve()
    }
    const stopListening = onNetworkChange(isBack => isBack && end())
    signal.addEventListener('abort', end)
    if (isOnline()) timer = setTimeout(end, FIRST_PAUSE_MS * 2 ** (tries - 1))
    if (signal.aborted) end()
  })
}
