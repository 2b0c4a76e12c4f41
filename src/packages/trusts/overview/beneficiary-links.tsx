import { CONTACT_TOPIC } from '@/contract/tables/contact'
import { ContactRow } from '@/domains/shell/contact-row'
import type { BeneficiaryPositionDetail } from '@/contract/trust'
import { useStores } from '@/stores/root/context'
import { creditCard } from '@/ui/icon/glyphs/credit-card'
import { fileCheck } from '@/ui/icon/glyphs/file-check'
import { fileText } from '@/ui/icon/glyphs/file-text'
import { receiptText } from '@/ui/icon/glyphs/receipt-text'
import { scrollText } from '@/ui/icon/glyphs/scroll-text'
import { split } from '@/ui/icon/glyphs/split'
import { squarePen } from '@/ui/icon/glyphs/square-pen'
import { RowLink } from '@/ui/kit/row-link'
import { notGranted, serviceLink } from '../shared/trust-texts'
import { LinkCard } from '@/ui/kit/link-card'

/** What a beneficiary may look at and ask for; a contract only where the trust lets them read it. */
export function BeneficiaryLinks({ benefit }: { benefit: BeneficiaryPositionDetail }) {
  const { navigation } = useStores()
  const { trustId, beneId, rights } = benefit
  const mayReadContract = rights.includes('contract')
  return (
    <>
      <LinkCard>
        <RowLink
          glyph={split}
          title="我的分配方案"
          {...navigation.link('trusts/my-scheme', { trustId, beneId })}
        />
        <RowLink
          glyph={receiptText}
          title="受益记录"
          value={`共 ${benefit.recordCount} 笔`}
          {...navigation.link('trusts/records', { trustId, beneId })}
        />
        <RowLink
          glyph={fileText}
          title="信息披露"
          unread={benefit.unreadDisclosures}
          {...navigation.link('trusts/disclosures', { trustId })}
        />
        <RowLink
          glyph={scrollText}
          title="信托合同"
          caption={mayReadContract ? undefined : notGranted(rights)}
          onTap={mayReadContract ? () => navigation.go('trusts/contracts', { trustId }) : undefined}
        />
      </LinkCard>
      <LinkCard>
        <RowLink
          glyph={fileCheck}
          title="条件分配"
          {...serviceLink('distribute', rights, () => navigation.go('trust-requests/claims', { trustId }))}
        />
        <RowLink
          glyph={squarePen}
          title="补充受益人信息"
          {...navigation.link('trust-people/own-data', { beneId })}
        />
        <RowLink
          glyph={creditCard}
          title="变更收款账户"
          {...navigation.link('trust-people/own-data', { beneId, mode: 'account' })}
        />
        <ContactRow topic={CONTACT_TOPIC.trust} subject={trustId} />
      </LinkCard>
    </>
  )
}
