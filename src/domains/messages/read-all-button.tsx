import { observer } from 'mobx-react'
import { labelOf } from '@/contract/labels'
import type { MessageCategory } from '@/contract/message'
import { MESSAGE_CATEGORY } from '@/contract/tables/message'
import { Tappable } from '@/platform/elements/elements'
import { useStores } from '@/stores/root/context'
import { checkCheck } from '@/ui/icon/glyphs/check-check'
import { Icon } from '@/ui/icon/icon'
import { UnreadStore } from './unread-store'
import './read-all-button.scss'

/** Marks a category as read, or everything, after asking; gone while there is nothing to be read. */
export const ReadAllButton = observer(function ReadAllButton({ category }: { category?: MessageCategory }) {
  const root = useStores()
  const unread = root.get(UnreadStore)
  const count = category ? unread.unreadOf(category) : unread.total
  if (count === 0) return null
  const handleTap = async () => {
    const what = category ? `「${labelOf(MESSAGE_CATEGORY, category)}」里的` : ''
    const isSure = await root.ui.confirm({
      title: '全部标为已读？',
      message: `${what} ${count} 条未读消息会标为已读，不会删除。`.trim(),
      confirmText: '全部已读',
    })
    if (isSure) await unread.readAll(category)
  }
  return (
    <Tappable
      className="read-all-button"
      trackId="messages-read-all"
      isBusy={unread.readingAll.isSubmitting}
      onTap={() => void handleTap()}
    >
      <Icon className="read-all-button__icon" glyph={checkCheck} size={18} />
      全部已读
    </Tappable>
  )
})
