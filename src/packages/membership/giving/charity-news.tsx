import { Image, View } from '@tarojs/components'
import { formatDate } from '@/lib/date'
import { count } from '@/lib/format-number'
import { assetUrl } from '@/platform/look/asset-url'
import { Card } from '@/ui/kit/card'
import { SectionHead } from '@/ui/kit/section-head'
import type { CharityDetail } from './charity-store'
import './charity-news.scss'

/** What has come of the donations, newest first; nothing while there is no news. */
export function CharityUpdates({ updates }: Pick<CharityDetail, 'updates'>) {
  if (updates.length === 0) return null
  const shown = updates.map(({ imageUrl, ...update }) => ({ ...update, picture: assetUrl(imageUrl) }))
  return (
    <Card>
      <SectionHead title="项目进展" />
      <View role="list">
        {shown.map(({ date, text, picture }) => (
          <View key={date} className="charity-news__update" role="listitem">
            <View className="charity-news__date">{formatDate(date)}</View>
            <View>{text}</View>
            {picture === undefined ? (
              <View className="charity-news__none">暂无照片</View>
            ) : (
              <Image
                className="charity-news__picture"
                src={picture}
                mode="aspectFill"
                lazyLoad
                imgProps={{ alt: `${text}现场照片` }}
              />
            )}
          </View>
        ))}
      </View>
    </Card>
  )
}

/** Who gave last, of those that wanted to be named. */
export function DonorWall({ wall }: Pick<CharityDetail, 'wall'>) {
  return (
    <Card>
      <SectionHead title="爱心榜" />
      <View className="charity-news__note">只显示选择公开的捐赠人，姓名已隐去部分。</View>
      {wall.length === 0 && <View className="charity-news__none">还没有公开的捐赠</View>}
      <View role="list">
        {wall.map(({ donationId, nameMask, points, date }) => (
          <View key={donationId} className="charity-news__donor" role="listitem">
            <View className="charity-news__name">{nameMask}</View>
            <View className="charity-news__date">{formatDate(date)}</View>
            <View className="charity-news__points">{count(points)} 积分</View>
          </View>
        ))}
      </View>
    </Card>
  )
}
