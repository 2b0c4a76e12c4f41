import { CONTACT_TOPIC } from '@/contract/tables/contact'
import { ContactRow } from '@/domains/shell/contact-row'
import { isOn } from '@/lib/flag'
import { useStores } from '@/stores/root/context'
import { award } from '@/ui/icon/glyphs/award'
import { chartLine } from '@/ui/icon/glyphs/chart-line'
import { fileCheck } from '@/ui/icon/glyphs/file-check'
import { fileText } from '@/ui/icon/glyphs/file-text'
import { percent } from '@/ui/icon/glyphs/percent'
import { receiptText } from '@/ui/icon/glyphs/receipt-text'
import { RowLink } from '@/ui/kit/row-link'
import { SectionHead } from '@/ui/kit/section-head'
import type { PositionDetail } from './position-store'
import { LinkCard } from '@/ui/kit/link-card'

/** Everything that belongs to a position: records, values, papers. */
export function PositionLinks({ position }: { position: PositionDetail }) {
  const { navigation } = useStores()
  const { productId, docs } = position
  return (
    <>
      <LinkCard>
        <RowLink
          glyph={receiptText}
          title="交易记录"
          value={`共 ${position.tradeCount} 笔`}
          {...navigation.link('assets/trades', { productId })}
        />
        <RowLink
          glyph={percent}
          title="收益分配记录"
          {...navigation.link('assets/distributions', { productId })}
        />
        {position.netValue !== '' && (
          <RowLink
            glyph={chartLine}
            title="历史净值"
            {...navigation.link('products/net-values', { productId })}
          />
        )}
        <RowLink
          glyph={fileText}
          title="信息披露"
          unread={position.unreadDisclosure}
          {...navigation.link('assets/disclosures', { productId })}
        />
        <RowLink
          glyph={award}
          title="资产证明"
          caption={isOn(position.canDownloadCert) ? undefined : position.downloadCertReason}
          onTap={isOn(position.canDownloadCert) ? () => navigation.go('assets/certificates') : undefined}
        />
        <ContactRow topic={CONTACT_TOPIC.holding} subject={position.positionId} />
      </LinkCard>
      {docs.length > 0 && (
        <LinkCard>
          <SectionHead title={`合同与文件（${docs.length}）`} />
          {docs.map(({ docId, docName, fileId, pageCount }) => (
            <RowLink
              key={docId}
              glyph={fileCheck}
              title={docName}
              caption={pageCount > 0 ? `${pageCount} 页` : undefined}
              {...navigation.link('content/pdf', { fileId })}
            />
          ))}
        </LinkCard>
      )}
    </>
  )
}
