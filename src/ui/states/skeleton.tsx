import { View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import { isBehindFirstView } from '@/platform/look/first-view'
import './states.scss'

/** A load that is quicker than this shows no skeleton at all. */
const SKELETON_AFTER_MS = 200
/** A load that takes longer is spoken of: a grey shape that never changes looks broken. */
const WORD_AFTER_MS = 15_000

interface SkeletonProps {
  rows?: number
  /** What comes: one thing with its figure and facts, rows alone, fields, or rows under the dark cover of a page. */
  shape?: 'detail' | 'list' | 'form' | 'hero'
}

/** Grey shape of the page that loads, and a word after 15 s. Nothing for 200 ms, no shimmer. */
export function Skeleton({ rows = 4, shape = 'detail' }: SkeletonProps) {
  const [stoodBefore] = useState(isBehindFirstView)
  const isVisible = useIsLater(SKELETON_AFTER_MS) || stoodBefore
  const isSlow = useIsLater(WORD_AFTER_MS)
  return (
    <View className={`skeleton skeleton--${shape}`} role="status" aria-label="加载中" aria-busy>
      {isVisible && (
        <>
          <View className="skeleton__head" />
          <View className="skeleton__card">
            {Array.from({ length: rows }, (_, row) => (
              <View key={row} className="skeleton__row" />
            ))}
          </View>
        </>
      )}
      {isSlow && (
        <View className="skeleton__word">加载时间较长，仍在加载，请稍候。您也可以检查网络后返回重试。</View>
      )}
    </View>
  )
}

/** Whether so much time has passed since the component came. */
function useIsLater(delayMs: number): boolean {
  const [isLater, setLater] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), delayMs)
    return () => clearTimeout(timer)
  }, [delayMs])
  return isLater
}
