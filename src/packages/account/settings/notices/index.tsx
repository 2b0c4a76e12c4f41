import { observer } from 'mobx-react'
import { MESSAGE_CATEGORY } from '@/contract/tables/message'
import { PageShell } from '@/domains/shell/page-shell'
import { usePageStore } from '@/domains/shell/use-page-store'
import { SwitchRow } from '@/ui/fields/switch-row'
import { LinkCard } from '@/ui/kit/link-card'
import { Note } from '@/ui/kit/note'
import { RowLink } from '@/ui/kit/row-link'
import { DetailPage } from '@/ui/templates/detail-page'
import { NoticeSettingsStore, SILENCEABLE } from '../notice-settings-store'

/** Why these cannot be switched off. */
const ALWAYS_ON = [
  ['1', '关系您的资金安全，不能关闭'],
  ['2', '含必读公告与安全提醒，不能关闭'],
] as const

export default observer(function NoticesPage() {
  const store = usePageStore(root => new NoticeSettingsStore(root))
  return (
    <PageShell route="account/notices">
      <DetailPage resource={store.settings}>
        {() => (
          <>
            <Note>关闭后仍会收到该类消息，只是不再计入未读。</Note>
            <LinkCard>
              {SILENCEABLE.map(category => (
                <SwitchRow
                  key={category}
                  title={MESSAGE_CATEGORY.labels[category]}
                  isOn={!store.silenced.includes(category)}
                  isBusy={store.change.isSubmitting}
                  trackId="settings-notice"
                  onToggle={() => void store.toggle(category)}
                />
              ))}
            </LinkCard>
            <LinkCard>
              {ALWAYS_ON.map(([category, reason]) => (
                <RowLink
                  key={category}
                  title={MESSAGE_CATEGORY.labels[category]}
                  caption={reason}
                  value="已开启"
                />
              ))}
            </LinkCard>
          </>
        )}
      </DetailPage>
    </PageShell>
  )
})
