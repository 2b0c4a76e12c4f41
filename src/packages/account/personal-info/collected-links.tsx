import { CONTACT_TOPIC } from '@/contract/tables/contact'
import { ContactRow } from '@/domains/shell/contact-row'
import { useStores } from '@/stores/root/context'
import { download } from '@/ui/icon/glyphs/download'
import { squarePen } from '@/ui/icon/glyphs/square-pen'
import { logOut } from '@/ui/icon/glyphs/log-out'
import { shieldCheck } from '@/ui/icon/glyphs/shield-check'
import { users } from '@/ui/icon/glyphs/users'
import { RowLink } from '@/ui/kit/row-link'
import { SectionHead } from '@/ui/kit/section-head'
import { LinkCard } from '@/ui/kit/link-card'

/** The other rights: a copy, who receives what, the policy, and leaving. */
export function CollectedLinks() {
  const { navigation } = useStores()
  return (
    <>
      <SectionHead title="您的权利" />
      <LinkCard>
        <RowLink
          glyph={download}
          title="申请个人信息副本"
          caption="选择范围与格式，15 个工作日内完成"
          trackId="pi-copy"
          {...navigation.link('account/copy')}
        />
        <RowLink
          glyph={users}
          title="第三方共享清单"
          caption="谁会收到哪些信息，为什么"
          trackId="pi-third-parties"
          {...navigation.link('account/third-parties')}
        />
        <RowLink
          glyph={shieldCheck}
          title="隐私政策"
          caption="我们如何收集、使用和保护信息"
          trackId="pi-privacy"
          {...navigation.link('content/agreement-privacy')}
        />
        <RowLink
          glyph={squarePen}
          title="更正、删除信息"
          caption="证件与税收身份在这里更新"
          trackId="pi-correct"
          {...navigation.link('suitability/identify-info')}
        />
        <ContactRow topic={CONTACT_TOPIC.account} caption="其他信息由理财经理为您更正" />
        <RowLink
          glyph={logOut}
          title="注销账户"
          caption="查看条件与后果，15 个工作日内办结"
          trackId="pi-account-cancel"
          {...navigation.link('account/account-cancel')}
        />
      </LinkCard>
    </>
  )
}
