import type { Message } from '@/contract/message'
import { linkOf } from '@/domains/rich-text/address-policy'
import { useFollowLink, VANISHED } from '@/domains/rich-text/use-follow-link'
import { isOff } from '@/lib/flag'
import { useStores } from '@/stores/root/context'
import { messageHref } from '../shared/message-rules'

/** Opens what a message is about; what is gone, or leads to no page (any more), says so. */
export function useMessageLink(): (message: Pick<Message, 'linkType' | 'linkUrl' | 'linkValid'>) => void {
  const { ui } = useStores()
  const follow = useFollowLink()
  return message => {
    const href = linkOf(messageHref(message))
    if (href === undefined || isOff(message.linkValid)) {
      ui.showMessage({ text: VANISHED, durationMs: 2000 }, 'error')
    } else void follow(href)
  }
}
