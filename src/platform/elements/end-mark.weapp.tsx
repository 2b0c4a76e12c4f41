import { View } from '@tarojs/components'
import Taro, { useDidShow, usePageScroll } from '@tarojs/taro'
import { useEffect, useId, useRef } from 'react'
import { byId } from '@/platform/pages/page-query'
import { windowInfo } from '@/platform/host/system-info'
import type { EndMarkProps } from './end-mark.types'
import { useLatest } from './use-latest'

/** So long after the last event a scroll has come to rest, and after the first picture a text stands where it stays. */
const REST_MS = 200

/** The end of a text: tells when it has come onto the screen. */
export function EndMark({ className, onReach, children }: EndMarkProps) {
  // A selector takes no colon.
  const id = `end-${useId().replace(/:/g, '')}`
  const resting = useRef<ReturnType<typeof setTimeout>>()
  const reach = useLatest(onReach)
  const lookLater = () => {
    clearTimeout(resting.current)
    resting.current = setTimeout(() => {
      const query = Taro.createSelectorQuery()
      query.select(byId(id)).boundingClientRect()
      query.exec(([mark]: [{ top: number } | null]) => {
        if (mark && mark.top < windowInfo().windowHeight) reach.current()
      })
    }, REST_MS)
  }
  const look = useLatest(lookLater)
  useEffect(() => {
    look.current()
    return () => clearTimeout(resting.current)
  }, [look])
  usePageScroll(lookLater)
  // Drawn while another page lay over this one, it could not be looked at.
  useDidShow(lookLater)
  return (
    <View id={id} className={className}>
      {children}
    </View>
  )
}
