import { useEffect, useState } from 'react'
import { UnreadStore } from '@/domains/messages/unread-store'
import { useStores } from '@/stores/root/context'

/**
 * Asks the customer to acknowledge what must be read, one notice after the other, once on each visit until it is
 * acknowledged; the popup has no other way out. Call it in an observer.
 */
export function useMustRead(): void {
  const root = useStores()
  const unread = root.get(UnreadStore)
  const [asked] = useState(() => new Set<string>())
  const message = unread.mustRead.find(({ msgId }) => !asked.has(msgId))
  useEffect(() => {
    if (!message) return
    asked.add(message.msgId)
    void root.ui
      .confirm({
        title: message.title,
        message: message.summary,
        confirmText: '我已阅读并知悉',
        isMandatory: true,
      })
      .then(isAcknowledged => (isAcknowledged ? unread.read(message) : undefined))
  }, [message, asked, root, unread])
}
