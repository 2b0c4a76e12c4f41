import { View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import './states.scss'

/** A load that is quicker than this shows no skeleton at all. */
const SKELETON_AFTER_MS = 200

/** Grey shape of a page while it loads: a head and some rows. Nothing for 200 ms, no shimmer. */
export function Skeleton({ rows = 4 }: { rows?: number }) {
  const [isVisible, setVisible] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setVisible(true), SKELETON_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
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
    </View>
  )
}
