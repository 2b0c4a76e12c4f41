import { stopPullDownRefresh, usePullDownRefresh } from '@tarojs/taro'
import type { PullRefreshProps } from './pull-refresh.types'

/** WeChat pulls the page itself (route flag `canPullRefresh`); here only what happens then. */
export function PullRefresh({ onRefresh, children }: PullRefreshProps) {
  usePullDownRefresh(() => {
    const stop = () => stopPullDownRefresh()
    onRefresh().then(stop, stop)
  })
  return <>{children}</>
}
