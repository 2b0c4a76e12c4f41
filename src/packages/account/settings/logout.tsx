import { useStores } from '@/stores/root/context'
import { logOut } from '@/ui/icon/glyphs/log-out'
import { LinkCard } from '@/ui/kit/link-card'
import { RowLink } from '@/ui/kit/row-link'

/** Ends the session, once the customer has said so again. */
export function Logout() {
  const root = useStores()
  const handleLogout = async () => {
    const question = { title: '退出登录？', message: '退出后需要重新验证手机号。', confirmText: '退出' }
    if (await root.ui.confirm(question)) await root.logout()
  }
  return (
    <LinkCard>
      <RowLink
        glyph={logOut}
        title="退出登录"
        caption="清除本机上的登录信息"
        trackId="settings-logout"
        onTap={() => void handleLogout()}
      />
    </LinkCard>
  )
}
