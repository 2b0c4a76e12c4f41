import type { Activity } from '@/contract/activity'
import { sharedAs } from '@/domains/sharing/shared-as'
import type { PageCard } from '@/platform/host/share.types'

/** Card of an activity: what it is, and nothing of who shares it. */
export function activityCard({ activityId, title, bannerUrl }: Activity): PageCard {
  return {
    title,
    desc: '远岚信托客户活动，点击查看详情',
    imgUrl: bannerUrl,
    ...sharedAs('membership/activity', { activityId }),
  }
}

/** Card of a charity project; it says neither who gave nor how much. */
export function charityCard({ charityId, project }: { charityId: string; project: string }): PageCard {
  return {
    title: `公益项目：${project}`,
    desc: '每一份善意都有回响',
    imgUrl: '',
    ...sharedAs('membership/charity', { charityId }),
  }
}
