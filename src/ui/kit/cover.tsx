import { View } from '@tarojs/components'
import { assetUrl } from '@/platform/asset-url'
import { Picture } from '@/platform/rich-element'
import './cover.scss'

interface CoverProps {
  /** Path of the back end's; nothing is drawn for `''`. */
  path: string
  /** What it shows; `''` for decoration. */
  alt?: string
  className?: string
}

/** A picture of 16:9 in a box that keeps its room until it has come. */
export function Cover({ path, alt = '', className = '' }: CoverProps) {
  if (path === '') return null
  return (
    <View className={`cover ${className}`} aria-hidden={alt === '' || undefined}>
      <View className="cover__box">
        <Picture className="cover__picture" src={assetUrl(path)} alt={alt} />
      </View>
    </View>
  )
}
