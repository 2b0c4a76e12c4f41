import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect } from 'react'
import { MESSAGE_CATEGORY } from '@/contract/tables/message'
import { usePageStore } from '@/domains/shell/use-page-store'
import { RowLink } from '@/ui/kit/row-link'
import { Dialog } from '@/ui/overlays/dialog'
import { SwitchRow } from '@/ui/fields/switch-row'
import { ResourceView } from '@/ui/states/resource-view'
import { NoticeSettingsStore, SILENCEABLE } from '@/domains/messages/notice-settings-store'

/** Why these cannot be switched off. */
const ALWAYS_ON = [
  ['1', '关系您的资金安全，不能关闭'],
  ['2', '含必读公告与安全提醒，不能关闭'],
] as const

/** Switches for the kinds of messages; a silenced one still comes, and no number asks for it. */
export const NoticeSettings = observer(function NoticeSettings(props: {
  isOpen: boolean
  onClose: () => void
}) {
  const store = usePageStore(root => new NoticeSettingsStore(root))
  useEffect(() => {
    if (props.isOpen) void store.settings.load()
  }, [props.isOpen, store])
  return (
    <Dialog isOpen={props.isOpen} title="消息提醒设置" shape="sheet" onClose={props.onClose}>
      <View>关闭后仍会收到该类消息，只是不再计入未读。</View>
      {ALWAYS_ON.map(([category, reason]) => (
        <RowLink key={category} title={MESSAGE_CATEGORY.labels[category]} caption={reason} value="已开启" />
      ))}
      <ResourceView resource={store.settings}>
        {() =>
          SILENCEABLE.map(category => (
            <SwitchRow
              key={category}
              title={MESSAGE_CATEGORY.labels[category]}
              isOn={!store.silenced.includes(category)}
              isBusy={store.change.isSubmitting}
              trackId="messages-notice-setting"
              onToggle={() => void store.toggle(category)}
            />
          ))
        }
      </ResourceView>
    </Dialog>
  )
})
