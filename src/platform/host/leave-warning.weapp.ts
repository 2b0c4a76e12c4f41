import Taro from '@tarojs/taro'
import { useEffect } from 'react'

/** Asks before the way back from a page with unsaved words; WeChat shows the popup itself. */
export function useLeaveWarning(isUnsaved: boolean, message: string): void {
  useEffect(() => {
    if (!isUnsaved) return
    Taro.enableAlertBeforeUnload({ message })
    return () => Taro.disableAlertBeforeUnload()
  }, [isUnsaved, message])
}
