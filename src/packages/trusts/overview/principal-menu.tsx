import { CONTACT_TOPIC } from '@/contract/tables/contact'
import { ContactRow } from '@/domains/shell/contact-row'
import type { TrustPositionDetail } from '@/contract/trust'
import { useStores } from '@/stores/root/context'
import { chartLine } from '@/ui/icon/glyphs/chart-line'
import { chartPie } from '@/ui/icon/glyphs/chart-pie'
import { circlePlus } from '@/ui/icon/glyphs/circle-plus'
import { fileCheck } from '@/ui/icon/glyphs/file-check'
import { fileText } from '@/ui/icon/glyphs/file-text'
import { receiptText } from '@/ui/icon/glyphs/receipt-text'
import { scrollText } from '@/ui/icon/glyphs/scroll-text'
import { send } from '@/ui/icon/glyphs/send'
import { split } from '@/ui/icon/glyphs/split'
import { users } from '@/ui/icon/glyphs/users'
import { Card } from '@/ui/kit/card'
import { RowLink } from '@/ui/kit/row-link'
import { instructCaption, serviceLink } from '../shared/trust-texts'
import { MenuTile } from './menu-tile'
import { LinkCard } from '@/ui/kit/link-card'
import './principal-menu.scss'

/** Everything that belongs to the trust, and what can be done with it. */
export function PrincipalMenu({ trust }: { trust: TrustPositionDetail }) {
  const { navigation } = useStores()
  const { trustId, counts, rights } = trust
  return (
    <>
      <Card className="principal-menu__tiles">
        <MenuTile
          glyph={users}
          title="受益人"
          count={`${counts.beneficiaries} 位`}
          onTap={() => navigation.go('trusts/beneficiaries', { trustId })}
        />
        <MenuTile
          glyph={split}
          title="分配方案"
          count={`${counts.plans} 项`}
          onTap={() => navigation.go('trusts/scheme', { trustId })}
        />
        <MenuTile
          glyph={receiptText}
          title="交易明细"
          count={`${counts.trades} 笔`}
          onTap={() => navigation.go('trusts/trades', { trustId })}
        />
        <MenuTile
          glyph={fileText}
          title="信息披露"
          count={`${counts.disclosures} 份`}
          unread={counts.unreadDisclosures}
          onTap={() => navigation.go('trusts/disclosures', { trustId })}
        />
      </Card>
      <LinkCard>
        <RowLink glyph={chartLine} title="净值信息" {...navigation.link('trusts/net-values', { trustId })} />
        <RowLink glyph={chartPie} title="投资计划" {...navigation.link('trusts/plan', { trustId })} />
        <RowLink
          glyph={scrollText}
          title="信托合同"
          value={`${counts.contracts} 份`}
          {...navigation.link('trusts/contracts', { trustId })}
        />
      </LinkCard>
      <LinkCard>
        <RowLink
          glyph={send}
          title="投资指令"
          caption={instructCaption(trust)}
          trackId="trust-instructions"
          {...navigation.link('trust-requests/instructions', { trustId })}
        />
        <RowLink
          glyph={circlePlus}
          title="追加委托"
          {...serviceLink('append', rights, () => navigation.go('trust-requests/append-apply', { trustId }))}
        />
        <RowLink
          glyph={fileCheck}
          title="条件分配"
          {...serviceLink('distribute', rights, () => navigation.go('trust-requests/claims', { trustId }))}
        />
        <ContactRow topic={CONTACT_TOPIC.trust} subject={trustId} />
      </LinkCard>
    </>
  )
}
