import { CONTACT_TOPIC } from '@/contract/tables/contact'
import { useContact } from '@/domains/shell/use-contact'
import { useStores } from '@/stores/root/context'
import { fileCheck } from '@/ui/icon/glyphs/file-check'
import { fileText } from '@/ui/icon/glyphs/file-text'
import { receiptText } from '@/ui/icon/glyphs/receipt-text'
import { RowLink } from '@/ui/kit/row-link'
import type { HistoryPosition } from './history-position-parts'
import { LinkCard } from '@/ui/kit/link-card'

/** What remains of a liquidated position: its report, its records, its disclosures. */
export function HistoryLinks({ position }: { position: HistoryPosition }) {
  const { navigation } = useStores()
  const contact = useContact()
  const { productId, reportFileId } = position
  return (
    <LinkCard>
      {reportFileId ? (
        <RowLink
          glyph={fileCheck}
          title="清算报告"
          {...navigation.link('content/pdf', { fileId: reportFileId })}
        />
      ) : (
        <RowLink
          glyph={fileCheck}
          title="清算报告"
          caption="暂无报告，可向理财经理索取"
          onTap={() => contact(CONTACT_TOPIC.certificate)}
        />
      )}
      <RowLink glyph={receiptText} title="交易记录" {...navigation.link('assets/trades', { productId })} />
      <RowLink glyph={fileText} title="信息披露" {...navigation.link('assets/disclosures', { productId })} />
    </LinkCard>
  )
}
