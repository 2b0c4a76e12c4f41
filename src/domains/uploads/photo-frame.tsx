import { View } from '@tarojs/components'
import './photo-frame.scss'

/** What is to be held before the camera. */
export type FrameKind = 'front' | 'back' | 'page' | 'person' | 'held'

/** A line drawing of it, for eyes alone: the words beside it say the same. */
export function PhotoFrame({ kind }: { kind: FrameKind }) {
  return (
    <View className={`photo-frame photo-frame--${kind}`} aria-hidden>
      <View className="photo-frame__mark" />
      {kind === 'held' && <View className="photo-frame__shoulders" />}
      <View className="photo-frame__lines">
        <View className="photo-frame__line" />
        <View className="photo-frame__line" />
        <View className="photo-frame__line photo-frame__line--short" />
      </View>
    </View>
  )
}
