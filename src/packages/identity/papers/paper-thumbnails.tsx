import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { labelOf } from '@/contract/labels'
import type { PaperApplicationData } from '@/contract/papers'
import { PAPER_PART } from '@/contract/tables/papers'
import { Picture } from '@/platform/elements/rich-element'
import { assetUrl } from '@/platform/look/asset-url'
import { Card } from '@/ui/kit/card'
import { SectionHead } from '@/ui/kit/section-head'
import './paper-thumbnails.scss'

/** The photos that were handed in, small; their addresses are the owner's own and live for minutes. */
export const PaperThumbnails = observer(function PaperThumbnails({
  files,
}: Pick<PaperApplicationData, 'files'>) {
  return (
    <Card>
      <SectionHead title="证件照片" />
      <View className="paper-thumbnails" role="list">
        {files.map(({ part, fileId, fileUrl }) => {
          const label = labelOf(PAPER_PART, part)
          return (
            <View key={fileId} className="paper-thumbnails__photo" role="listitem">
              <View className="paper-thumbnails__frame">
                <Picture className="paper-thumbnails__picture" src={assetUrl(fileUrl)} alt={label} />
              </View>
              <View className="paper-thumbnails__label">{label}</View>
            </View>
          )
        })}
      </View>
    </Card>
  )
})
