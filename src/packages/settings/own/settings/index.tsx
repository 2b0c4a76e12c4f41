import { observer } from 'mobx-react'
import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { usePageStore } from '@/domains/shell/use-page-store'
import { VERSION } from '@/lib/version'
import { useStores } from '@/stores/root/context'
import { fileText } from '@/ui/icon/glyphs/file-text'
import { Button } from '@/ui/kit/button'
import { RowLink } from '@/ui/kit/row-link'
import { Skeleton } from '@/ui/states/skeleton'
import { useResource } from '@/ui/states/use-recovery'
import { PageBody } from '@/ui/templates/page-body'
import { AccountRows } from '../account-rows'
import { Appearance } from '../appearance'
import { Notices } from '../notices'
import { SettingsStore } from '../settings-store'
import { TextSize } from '../text-size'
import { RowCard } from '../../shared/row-card'

export default definePage(function SettingsPage() {
  const root = useStores()
  const { session, isUnread } = root.user
  const store = usePageStore(() => new SettingsStore(root))
  return (
    <PageShell route="settings/settings">
      <PageBody>
        <TextSize />
        <Appearance />
        {session === 'unknown' && !isUnread && <Skeleton rows={6} />}
        {session === 'known' && <Own store={store} />}
        <RowCard>
          <RowLink
            glyph={fileText}
            title="协议、隐私政策与关于"
            value={VERSION}
            trackId="settings-about"
            onTap={() => root.navigation.go('settings/about')}
          />
        </RowCard>
        {session === 'anonymous' && <Button onTap={() => root.requestLogin()}>登录</Button>}
        {(session === 'known' || isUnread) && (
          <Button tone="secondary" trackId="settings-logout" onTap={() => void store.logout()}>
            退出登录
          </Button>
        )}
      </PageBody>
    </PageShell>
  )
})

/** What there is for a customer alone. */
const Own = observer(function Own({ store }: { store: SettingsStore }) {
  useResource(store.devices)
  return (
    <>
      <Notices store={store.notices} />
      <AccountRows devices={store.devices.data} />
    </>
  )
})
