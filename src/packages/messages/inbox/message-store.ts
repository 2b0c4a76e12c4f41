import { type MessageDetail, messageDetail } from '@/contract/message'
import { UnreadStore } from '@/domains/messages/unread-store'
import { Resource } from '@/stores/primitives/resource'
import type { RootStore } from '@/stores/root/root-store'
import { messageOf } from '../queries'

/** One message in full; opened, it counts as read. */
export class MessageStore {
  readonly message: Resource<MessageDetail>

  constructor(root: RootStore, msgId: string) {
    this.message = new Resource(async signal => {
      const message = await root.read(messageDetail, messageOf({ msgId }), signal)
      void root.get(UnreadStore).read(message)
      return message
    })
  }
}
