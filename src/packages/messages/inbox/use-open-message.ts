import type { Message } from '@/contract/message'
import { LINK_TYPE } from '@/contract/tables/message'
import { UnreadStore } from '@/domains/messages/unread-store'
import { useStores } from '@/stores/root/context'
import { useMessageLink } from './use-message-link'

/** What a tap on a message does: it counts as read and leads to what it is about, else to its text. */
export function useOpenMessage(): (message: Message) => void {
  const root = useStores()
  const follow = useMessageLink()
  return message => {
    if (message.linkType === LINK_TYPE.none) {
      return root.navigation.go('messages/message', { msgId: message.msgId })
    }
    void root.get(UnreadStore).read(message)
    follow(message)
  }
}
