import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Activity } from '@/contract/activity'
import { labelOf } from '@/contract/labels'
import { ACTIVITY_STATUS } from '@/contract/tables/membership'
import { useStores } from '@/stores/root/context'
import { RowLink } from '@/ui/kit/row-link'
import { Tag } from '@/ui/kit/tag'
import { periodText } from './activity-texts'
import './activity-row.scss'
import { unbroken } from '@/ui/kit/unbroken'

/** Another activity, to be opened instead. */
export const ActivityRow = observer(function ActivityRow({ activity }: { activity: Activity }) {
  const { navigation } = useStores()
  const { activityId, title, status } = activity
  return (
    <RowLink
      title={title}
      caption={
        <View>
          {unbroken(periodText(activity))}
          <Tag tone={status === ACTIVITY_STATUS.open ? 'progress' : 'fact'}>
            {labelOf(ACTIVITY_STATUS, status)}
          </Tag>
        </View>
      }
      onTap={() => navigation.go('membership/activity', { activityId }, 'replace')}
    />
  )
})
