import { View } from '@tarojs/components'
import './story-progress.scss'

/** One bar per page, filled up to where the reader is; the words beside it are for screen readers. */
export function StoryProgress({ number, total }: { number: number; total: number }) {
  return (
    <>
      <View className="story-progress" aria-hidden>
        {Array.from({ length: total }, (_, index) => (
          <View
            key={index}
            className={`story-progress__bar ${index < number ? 'story-progress__bar--read' : ''}`}
          />
        ))}
      </View>
      <View className="sr-only" role="status" aria-live="polite">
        第 {number} 页，共 {total} 页
      </View>
    </>
  )
}
