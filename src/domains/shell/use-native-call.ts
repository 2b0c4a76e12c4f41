import { useEffect, useState } from 'react'
import { usePageHide, usePageShow } from '@/platform/pages/navigation'
import { useLatest } from '@/platform/elements/use-latest'
import { useStores } from '@/stores/root/context'
import type { PageCall } from '@/contract/native-call-names'

/** Does what the native app asks of the page in front: covered pages do not hear it. */
export function useNativeCall(call: PageCall, handle: () => void): void {
  const { nativeCalls } = useStores()
  const latest = useLatest(handle)
  const [isInFront, setInFront] = useState(true)
  usePageShow(() => setInFront(true))
  usePageHide(() => setInFront(false))
  useEffect(
    () => (isInFront ? nativeCalls.subscribe(call, () => latest.current()) : undefined),
    [isInFront, nativeCalls, call, latest],
  )
}
