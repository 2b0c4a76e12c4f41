import type { Activity } from '@/contract/activity'
import type { ShareCard } from '@/platform/types'
import { withQuery } from '@/lib/query'
import { type RouteName, type RouteParams, routes } from '@/routes'

/** Address of a page as others open it; the mini-program shows its way home on such pages. */
function sharedLink<Name extends RouteName>(name: Name, params: RouteParams<Name>): string {
  return withQuery(`/phone/${routes[name].path}`, { ...params, pageShare: '1' })
}

/** Card of an activity: what it is, and nothing of who shares it. */
export function activityCard({ activityId, title, bannerUrl }: Activity): ShareCard {
  return {
    title,
    desc: '远岚信托客户活动，点击查看详情',
    link: sharedLink('activityDetail', { activityId }),
    imgUrl: bannerUrl,
  }
}

/** Card of a charity project; it says neither who gave nor how much. */
export function charityCard({ charityId, project }: { charityId: string; project: string }): ShareCard {
  return {
    title: `公益项目：${project}`,
    desc: '每一份善意都有回响',
    link: sharedLink('charitydetails', { charityId }),
    imgUrl: '',
  }
}
