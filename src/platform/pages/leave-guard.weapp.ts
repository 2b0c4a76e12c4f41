import Taro, { useDidHide, useDidShow, useUnload } from '@tarojs/taro'
import { useEffect, useRef } from 'react'
import { useLatest } from '@/platform/elements/use-latest'

/** A WeChat that refuses leaves the page as it is. Said with a callback: without one it would be a rejection that nobody hears. */
const fail = () => undefined

/**
 * Asks before the way back from a page with what would be lost; WeChat shows the popup itself, with `message`. It asks at its own
 * back button and the phone's; the back gesture of iPhones passes by unasked, so nothing may depend on the answer alone.
 * WeChat takes the call for the page in front, whichever asks: a covered page says nothing, and says all anew once it is back.
 */
export function useLeaveGuard(isUnsaved: boolean, message: string, _ask: () => Promise<boolean>): void {
  const isInFront = useRef(true)
  const hasAsked = useRef(false)
  const withdraw = () => {
    if (hasAsked.current) Taro.disableAlertBeforeUnload({ fail })
  }
  const say = useLatest(() => {
    if (!isUnsaved) return withdraw()
    hasAsked.current = true
    Taro.enableAlertBeforeUnload({ message, fail })
  })
  const cover = () => {
    withdraw()
    isInFront.current = false
  }
  useDidHide(cover)
  useUnload(cover)
  useDidShow(() => {
    isInFront.current = true
    say.current()
  })
  useEffect(() => {
    if (isInFront.current) say.current()
  }, [isUnsaved, message, say])
  useEffect(
    () => () => {
      if (isInFront.current && hasAsked.current) Taro.disableAlertBeforeUnload({ fail })
    },
    [],
  )
}

/** WeChat closes without a word. */
export function useCloseGuard(_isUnsaved: boolean): void {}
