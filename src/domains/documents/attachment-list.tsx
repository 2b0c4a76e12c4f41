import type { Attachment } from '@/contract/message'
import { useStores } from '@/stores/root/context'
import { paperclip } from '@/ui/icon/glyphs/paperclip'
import { RowLink } from '@/ui/kit/row-link'
import { SectionHead } from '@/ui/kit/section-head'
import { LinkCard } from '@/ui/kit/link-card'

/** The PDF files of a text; nothing without any. */
export function AttachmentList({ attachments }: { attachments: readonly Attachment[] }) {
  const { navigation } = useStores()
  if (attachments.length === 0) return null
  return (
    <LinkCard>
      <SectionHead title="附件" />
      {attachments.map(({ fileId, fileName, pageCount, size }) => (
        <RowLink
          key={fileId}
          glyph={paperclip}
          title={fileName}
          caption={`${pageCount} 页 · ${size} KB`}
          {...navigation.link('content/pdf', { fileId })}
        />
      ))}
    </LinkCard>
  )
}
