import { DISCLOSURE_TYPE } from '@/contract/tables/document'
import { useStores } from '@/stores/root/context'
import { LinkCard } from '@/ui/kit/link-card'
import { RowLink } from '@/ui/kit/row-link'
import { SectionHead } from '@/ui/kit/section-head'

/** The other papers that say what was held and what was paid, each where it is made or kept. */
export function OtherPapers() {
  const { navigation } = useStores()
  return (
    <>
      <SectionHead title="其他凭证" />
      <LinkCard>
        <RowLink
          title="交易明细"
          caption="自选时间，PDF 或 CSV，可发送到邮箱"
          trackId="statements-trades"
          {...navigation.link('assets/trades')}
        />
        <RowLink
          title="分配凭证"
          caption="每笔收益分配的通知书"
          trackId="statements-distributions"
          {...navigation.link('assets/distributions')}
        />
        <RowLink
          title="资产证明"
          caption="供签证、留学、商务使用，可验真"
          trackId="statements-certificates"
          {...navigation.link('assets/certificates')}
        />
        <RowLink
          title="到期和清算报告"
          trackId="statements-liquidation"
          {...navigation.link('assets/disclosures', { disclosureType: DISCLOSURE_TYPE.liquidation })}
        />
      </LinkCard>
    </>
  )
}
