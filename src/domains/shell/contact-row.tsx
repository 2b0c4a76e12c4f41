import type { ContactTopic } from '@/contract/contact'
import { headset } from '@/ui/icon/glyphs/headset'
import { RowLink } from '@/ui/kit/row-link'
import { useContact } from './use-contact'

interface ContactRowProps {
  topic: ContactTopic
  /** Id of the order, position or trust it is about. */
  subject?: string
  caption?: string
}

/** The way to somebody who can help with just this. */
export function ContactRow({ topic, subject, caption = '电话、预约回电或微信' }: ContactRowProps) {
  const contact = useContact()
  return (
    <RowLink
      glyph={headset}
      title="联系理财经理"
      caption={caption}
      trackId="contact"
      onTap={() => contact(topic, subject)}
    />
  )
}
