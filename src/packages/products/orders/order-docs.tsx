import { observer } from 'mobx-react'
import type { Order } from '@/contract/order'
import { isOff, isOn } from '@/lib/flag'
import { useStores } from '@/stores/root/context'
import { fileCheck } from '@/ui/icon/glyphs/file-check'
import { fileText } from '@/ui/icon/glyphs/file-text'
import { LinkCard } from '@/ui/kit/link-card'
import { RowLink } from '@/ui/kit/row-link'
import { SectionHead } from '@/ui/kit/section-head'
import { UNKNOWN_TEXT } from '@/lib/unknown-text'

/** The papers of the contract: as they will be signed, or signed, to be seen and downloaded. */
export const OrderDocs = observer(function OrderDocs({ order: { documents } }: { order: Order }) {
  const { navigation } = useStores()
  if (documents.length === 0) return null
  return (
    <LinkCard>
      <SectionHead title="合同文件" />
      {documents.map(({ docId, docName, version, fileId, isSigned }) => (
        <RowLink
          key={docId}
          glyph={isOn(isSigned) ? fileCheck : fileText}
          title={docName}
          caption={`V${version} · ${isOn(isSigned) ? '已签署' : isOff(isSigned) ? '待签署' : UNKNOWN_TEXT}`}
          trackId="order-document"
          {...navigation.link('signing/contract-pdf', { fileId })}
        />
      ))}
    </LinkCard>
  )
})
