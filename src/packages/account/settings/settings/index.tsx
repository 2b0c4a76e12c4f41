import { observer } from 'mobx-react'
import { PageShell } from '@/domains/shell/page-shell'
import { useStores } from '@/stores/root/context'
import { PageBody } from '@/ui/templates/page-body'
import { AccountLinks } from '../account-links'
import { LookCard } from '../look-card'
import { Logout } from '../logout'
import { PrivacyLinks } from '../privacy-links'
import { TextSizeCard } from '../text-size-card'

export default observer(function SettingsPage() {
  const { user } = useStores().user
  return (
    <PageShell route="account/settings">
      <PageBody>
        <TextSizeCard />
        <LookCard />
        {user && <AccountLinks user={user} />}
        <PrivacyLinks isKnown={user !== undefined} />
        {user && <Logout />}
      </PageBody>
    </PageShell>
  )
})
