import { stopPullDownRefresh, useDidHide, useDidShow, usePullDownRefresh } from '@tarojs/taro'
import { useRef } from 'react'
import type { PullRefreshProps } from './pull-refresh.types'

/** WeChat pulls the page itself (route flag `canPullRefresh`), and lets go the one in front, whichever asks. */
export function PullRefresh({ onRefresh, children }: PullRefreshProps) {
  const isInFront = useRef(true)
  const isDue = useRef(false)
  const stop = () => {
    isDue.current = !isInFront.current
    if (isInFront.current) stopPullDownRefresh()
  }
  useDidHide(() => {
    isInFront.current = false
  })
  useDidShow(() => {
    isInFront.current = true
    if (isDue.current) stop()
  })
  usePullDownRefresh(() => {
    onRefresh().then(stop, stop)
  })
  return <>{children}</>
}
