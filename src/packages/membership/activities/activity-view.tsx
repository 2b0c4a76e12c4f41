import { Image, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { labelOf } from '@/contract/labels'
import { ACTIVITY_STATUS } from '@/contract/tables/membership'
import { ServerHtml } from '@/domains/rich-text/server-html'
import { isOn } from '@/lib/flag'
import { count } from '@/lib/format-number'
import { assetUrl } from '@/platform/look/asset-url'
import { Heading } from '@/platform/elements/elements'
import { Card, KeyValue } from '@/ui/kit/card'
import { Note } from '@/ui/kit/note'
import { SectionHead } from '@/ui/kit/section-head'
import { Tag } from '@/ui/kit/tag'
import { DetailPage } from '@/ui/templates/detail-page'
import { periodText } from './activity-texts'
import type { ActivityDetail, ActivityStore } from './activity-store'
import { ActivityDock } from './activity-dock'
import { Countdown } from './countdown'
import './activity-view.scss'
import { unbroken } from '@/ui/kit/unbroken'

/** One activity: what it is, when, by which rules, and joining it. */
export const ActivityView = observer(function ActivityView({ store }: { store: ActivityStore }) {
  return (
    <DetailPage
      resource={store.activity}
      renderDock={activity => <ActivityDock store={store} activity={activity} />}
    >
      {activity => (
        <>
          <ActivityHead activity={activity} />
          <Countdown
            activity={activity}
            fetchedAt={store.fetchedAt}
            onTurn={() => void store.activity.load()}
          />
          {isOn(activity.joined) && (
            <Note>
              {activity.points > 0 ? `您已参加，${count(activity.points)} 积分已到账` : '您已参加这个活动'}
            </Note>
          )}
          <Card>
            <ServerHtml html={activity.content} />
          </Card>
          <Card>
            <SectionHead title="活动规则" />
            <ServerHtml html={activity.rules} />
          </Card>
          <Card>
            <KeyValue label="主办方">{activity.organiser}</KeyValue>
            <KeyValue label="联系方式">{activity.contact}</KeyValue>
          </Card>
        </>
      )}
    </DetailPage>
  )
})

function ActivityHead({ activity }: { activity: ActivityDetail }) {
  const { title, status, bannerUrl } = activity
  const banner = assetUrl(bannerUrl)
  return (
    <View className="activity-head">
      {banner !== undefined && (
        <Image className="activity-head__banner" src={banner} mode="aspectFill" imgProps={{ alt: '' }} />
      )}
      <View className="activity-head__text">
        <Heading level={1} className="activity-head__title">
          {title}
          <Tag tone={status === ACTIVITY_STATUS.open ? 'progress' : 'fact'}>
            {labelOf(ACTIVITY_STATUS, status)}
          </Tag>
        </Heading>
        <View className="activity-head__period">{unbroken(periodText(activity))}</View>
      </View>
    </View>
  )
}
