import { Image, View } from '@tarojs/components'
import { DrawingSheet } from '@/platform/elements/image'
import './poster-card.scss'

interface PosterCardProps {
  url: string | undefined
  hasFailed: boolean
  /** The poster in words. */
  alt: string
}

/** The poster as it will be saved; its place is kept while it is drawn. */
export function PosterCard({ url, hasFailed, alt }: PosterCardProps) {
  return (
    <View className="poster-card">
      {url && (
        <Image
          className="poster-card__picture"
          src={url}
          showMenuByLongpress
          imgProps={{ alt, className: 'poster-card__img' }}
        />
      )}
      {hasFailed && (
        <View className="poster-card__failed" role="alert">
          海报没有生成，请点“重新生成”再试一次。
        </View>
      )}
      <DrawingSheet />
    </View>
  )
}
