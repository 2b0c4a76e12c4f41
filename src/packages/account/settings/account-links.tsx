import type { UserDetail } from '@/contract/user'
import { useStores } from '@/stores/root/context'
import { bell } from '@/ui/icon/glyphs/bell'
import { shieldCheck } from '@/ui/icon/glyphs/shield-check'
import { LinkCard } from '@/ui/kit/link-card'
import { RowLink } from '@/ui/kit/row-link'

/** What is known of the customer, and how they are told of things. */
export function AccountLinks({ user }: { user: UserDetail }) {
  const { navigation } = useStores()
  return (
    <LinkCard>
      <RowLink
        glyph={shieldCheck}
        title="身份信息"
        caption="实名、税收、风险测评与投资者认定的有效期"
        value={user.nameMask}
        trackId="settings-identity"
        onTap={() => navigation.go('suitability/identify-info')}
      />
      <RowLink
        glyph={bell}
        title="消息提醒"
        caption="哪些消息计入未读"
        trackId="settings-notices"
        onTap={() => navigation.go('account/notices')}
      />
    </LinkCard>
  )
}
