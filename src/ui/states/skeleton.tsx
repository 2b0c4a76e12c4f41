import { View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import './states.scss'

/** A load that is quicker than this shows no skeleton at all. */
const SKELETON_AFTER_MS = 200
/** A load that takes longer is spoken of: a grey shape that never changes looks broken. */
const WORD_AFTER_MS = 15_000

/** Grey shape of a page while it loads: a head and some rows, and a word after 15 s. Nothing for 200 ms, no shimmer. */
export function Skeleton({ rows = 4 }: { rows?: number }) {
  const isVisible = useIsLater(SKELETON_AFTER_MS)
  const isSlow = useIsLater(WORD_AFTER_MS)
  return (
    <View className="skeleton" role="status" aria-label="加载中" aria-busy>
      {isVisible && (
        <>
          <View className="skeleton__head" />
          {Array.from({ length: rows }, (_, row) => (
            <View key={row} className="skeleton__row" />
          ))}
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
