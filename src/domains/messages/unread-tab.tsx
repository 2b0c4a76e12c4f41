import { observer } from 'mobx-react'
import { HAS_TAB_BAR } from '@/platform/host/tab-bar'
import { useUnreadCount } from './use-unread-count'

/** The count on the message tab, below a page that shows none of its own; nothing where there is no tab bar. */
export function UnreadTab() {
  return HAS_TAB_BAR ? <Count /> : null
}

const Count = observer(function Count() {
  useUnreadCount()
  return null
})
