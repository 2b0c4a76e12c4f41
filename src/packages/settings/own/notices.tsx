import { observer } from 'mobx-react'
import type { SilenceableCategory } from '@/contract/message'
import { labelOf } from '@/contract/labels'
import { MESSAGE_CATEGORY } from '@/contract/tables/message'
import { type NoticeSettingsStore, SILENCEABLE } from '@/domains/messages/notice-settings-store'
import { SwitchRow } from '@/ui/fields/switch-row'
import { Note } from '@/ui/kit/note'
import { SectionHead } from '@/ui/kit/section-head'
import { Skeleton } from '@/ui/states/skeleton'
import { ResourceView } from '@/ui/states/resource-view'
import { RowCard } from '../shared/row-card'

const CAPTIONS: Readonly<Record<SilenceableCategory, string>> = {
  [MESSAGE_CATEGORY.activity]: '活动邀请与报名结果',
  [MESSAGE_CATEGORY.welfare]: '积分、权益与生日祝福',
  [MESSAGE_CATEGORY.news]: '市场观察与投资者教育',
  [MESSAGE_CATEGORY.survey]: '满意度与回访问卷',
}

/** Which kinds of messages ask to be read; those that money or safety hang on always do. */
export const Notices = observer(function Notices({ store }: { store: NoticeSettingsStore }) {
  return (
    <>
      <SectionHead title="通知" />
      <RowCard>
        <ResourceView resource={store.settings} skeleton={<Skeleton shape="list" />}>
          {() =>
            SILENCEABLE.map(category => (
              <SwitchRow
                key={category}
                title={labelOf(MESSAGE_CATEGORY, category)}
                caption={CAPTIONS[category]}
                isOn={!store.silenced.includes(category)}
                isBusy={store.change.isSubmitting}
                trackId="settings-notice"
                onToggle={() => void store.toggle(category)}
              />
            ))
          }
        </ResourceView>
      </RowCard>
      <Note>关闭后仍会收到该类消息，只是不再计入未读。必读公告和资金变动一定会通知，不能关闭。</Note>
    </>
  )
})
