import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { PhotoFrame } from '@/domains/uploads/photo-frame'
import { Tappable } from '@/platform/elements/elements'
import { Picture } from '@/platform/elements/rich-element'
import type { CardReading } from './card-reading'
import type { IdentityApplication } from './identity-application'
import './card-photos.scss'

/** Both photos, small, to compare with; and the way to take them again. */
export const CardPhotos = observer(function CardPhotos({
  application,
}: {
  application: IdentityApplication
}) {
  return (
    <View className="card-photos">
      <Thumbnail reading={application.front} />
      <Thumbnail reading={application.back} />
      <Tappable className="card-photos__retake" trackId="id-retake" onTap={() => void application.retake()}>
        重新拍摄
      </Tappable>
    </View>
  )
})

const Thumbnail = observer(function Thumbnail({ reading }: { reading: CardReading }) {
  const { preview } = reading.photo
  return (
    <View className="card-photos__photo">
      {preview === undefined ? (
        <PhotoFrame kind={reading.side} />
      ) : (
        <Picture className="card-photos__picture" src={preview} alt={`${reading.label}照片`} />
      )}
    </View>
  )
})
