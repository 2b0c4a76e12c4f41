import { View } from '@tarojs/components'
import { assetUrl } from '@/platform/look/asset-url'
import { Picture } from '@/platform/elements/rich-element'
import './cover.scss'

interface CoverProps {
  /** Path of the back end's; nothing is drawn for `''` and for a foreign address. */
  path: string
  /** What it shows; `''` for decoration. */
  alt?: string
  className?: string
}

/** A picture of 16:9 in a box that keeps its room until it has come. */
export function Cover({ path, alt = '', className = '' }: CoverProps) {
  const src = assetUrl(path)
  if (src === undefined) return null
  return (
    <View className={`cover ${className}`} aria-hidden={alt === '' || undefined}>
      <View className="cover__box">
        <Picture className="cover__picture" src={src} alt={alt} />
      </View>
    </View>
  )
}
