import Taro from '@tarojs/taro'
import { useEffect } from 'react'

/** Asks before the way back from a page with what would be lost; WeChat shows the popup itself, with `message`. */
export function useLeaveGuard(isUnsaved: boolean, message: string, _ask: () => Promise<boolean>): void {
  useEffect(() => {
    if (!isUnsaved) return
    Taro.enableAlertBeforeUnload({ message })
    return () => Taro.disableAlertBeforeUnload()
  }, [isUnsaved, message])
}
