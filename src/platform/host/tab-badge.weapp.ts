import Taro, { useDidShow } from '@tarojs/taro'
import { useEffect } from 'react'

/** WeChat's own tab bar has them. */
export function hasTabBadges(): boolean {
  return true
}

/** WeChat shows no more than four characters. */
function showBadge(index: number, count: number): void {
  const shown =
    count > 0
      ? Taro.setTabBarBadge({ index, text: count > 99 ? '99+' : String(count) })
      : Taro.removeTabBarBadge({ index })
  // Refused while another page than one of the tabs is in front: the next tab that comes there asks again.
  shown.catch(() => undefined)
}

/** Keeps a count on a tab as long as a page of the tab bar, which calls this, is in front; none for 0. */
export function useTabBadge(index: number, count: number): void {
  useEffect(() => showBadge(index, count), [index, count])
  useDidShow(() => showBadge(index, count))
}
