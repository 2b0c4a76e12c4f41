import { useStores } from '@/stores/root/context'
import { circleQuestionMark } from '@/ui/icon/glyphs/circle-question-mark'
import { fileText } from '@/ui/icon/glyphs/file-text'
import { share2 } from '@/ui/icon/glyphs/share-2'
import { trash2 } from '@/ui/icon/glyphs/trash-2'
import { user } from '@/ui/icon/glyphs/user'
import { LinkCard } from '@/ui/kit/link-card'
import { RowLink } from '@/ui/kit/row-link'

/** What is done with personal data, and the ways to take it back. */
export function PrivacyLinks({ isKnown }: { isKnown: boolean }) {
  const { navigation } = useStores()
  return (
    <LinkCard>
      {isKnown && (
        <RowLink
          glyph={user}
          title="个人信息与授权"
          caption="收集清单、授权与信息副本"
          trackId="settings-personal-info"
          onTap={() => navigation.go('account/collected')}
        />
      )}
      <RowLink
        glyph={share2}
        title="第三方共享清单"
        trackId="settings-third-parties"
        onTap={() => navigation.go('account/third-parties')}
      />
      <RowLink
        glyph={fileText}
        title="隐私政策"
        trackId="settings-privacy"
        onTap={() => navigation.go('content/agreement-privacy')}
      />
      <RowLink
        glyph={fileText}
        title="服务协议"
        trackId="settings-service"
        onTap={() => navigation.go('content/agreement-service')}
      />
      <RowLink
        glyph={circleQuestionMark}
        title="帮助中心"
        trackId="settings-help"
        onTap={() => navigation.go('content/help-center')}
      />
      {isKnown && (
        <RowLink
          glyph={trash2}
          title="注销账户"
          caption="有持仓或在途业务时不能注销"
          trackId="settings-account-cancel"
          onTap={() => navigation.go('account/account-cancel')}
        />
      )}
    </LinkCard>
  )
}
