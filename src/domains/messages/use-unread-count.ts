import { useEffect } from 'react'
import { usePageShow } from '@/platform/pages/navigation'
import { useTabBadge } from '@/platform/host/tab-badge'
import { useStores } from '@/stores/root/context'
import { tabs } from '@/routes/tabs'
import { useRecovery } from '@/ui/states/use-recovery'
import { UnreadStore } from './unread-store'

/** Place of the message centre in the tab bar. */
export const MESSAGES_TAB = tabs.findIndex(({ name }) => name === 'main/messages')

/**
 * How many messages wait for the customer, fetched anew whenever the page comes to the front, and tried again as any other
 * part of it; 0 for a visitor. Pages of the tab bar keep the count on its tab by it. Call it in an observer.
 */
export function useUnreadCount(): number {
  const root = useStores()
  const isKnown = root.user.session === 'known'
  const unread = root.get(UnreadStore)
  usePageShow(() => {
    if (isKnown) unread.refresh()
  })
  useRecovery(unread.home)
  useEffect(() => {
    if (isKnown) unread.home.ensure()
  }, [isKnown, unread])
  const count = isKnown ? unread.total : 0
  useTabBadge(MESSAGES_TAB, count)
  return count
}
