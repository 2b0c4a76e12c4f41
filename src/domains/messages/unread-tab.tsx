import { observer } from 'mobx-react'
import { hasTabBadges } from '@/platform/host/tab-badge'
import { useUnreadCount } from './use-unread-count'

/** The count on the message tab, below a page that shows none of its own; nothing where there is no tab bar. */
export function UnreadTab() {
  return hasTabBadges() ? <Count /> : null
}

const Count = observer(function Count() {
  useUnreadCount()
  return null
})
