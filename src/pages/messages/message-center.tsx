import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Message } from '@/contract/message'
import { AmountText } from '@/domains/amounts/amount-text'
import { messageTime } from '@/domains/messages/message-texts'
import { ReadAllButton } from '@/domains/messages/read-all-button'
import { type MessageHome, UnreadStore } from '@/domains/messages/unread-store'
import { Tappable } from '@/platform/elements/elements'
import { useStores } from '@/stores/root/context'
import { Card } from '@/ui/kit/card'
import { Tag } from '@/ui/kit/tag'
import { CategoryRow } from './category-row'
import './messages.scss'

/** How much is unread, what must be read, and the six categories. */
export const MessageCenter = observer(function MessageCenter({ home }: { home: MessageHome }) {
  const root = useStores()
  const unread = root.get(UnreadStore)
  return (
    <>
      <View className="messages__head">
        <View className="messages__count" role="status">
          {unread.total > 0 ? `${unread.total} 条未读` : '没有未读消息'}
        </View>
        <View className="messages__actions">
          <ReadAllButton />
          <Tappable
            className="messages__settings"
            role="link"
            trackId="messages-settings"
            onTap={() => root.navigation.go('settings/settings')}
          >
            提醒设置
          </Tappable>
        </View>
      </View>
      {unread.mustRead.map(message => (
        <MustReadCard key={message.msgId} message={message} serverTime={home.serverTime} />
      ))}
      <Card className="messages__categories">
        {home.categories.map(category => (
          <CategoryRow key={category.category} category={category} serverTime={home.serverTime} />
        ))}
      </Card>
    </>
  )
})

/** A notice that must be read stands above everything until it was. */
function MustReadCard({ message, serverTime }: { message: Message; serverTime: string }) {
  const { navigation } = useStores()
  return (
    <Card className="must-read">
      <Tappable
        className="must-read__target"
        role="link"
        trackId="messages-must-read"
        {...navigation.link('messages/message', { msgId: message.msgId })}
      >
        <View className="must-read__caption">
          <Tag tone="due">必读</Tag>
          <View className="must-read__time">重要公告 · {messageTime(message.publishTime, serverTime)}</View>
        </View>
        <View className="must-read__title">{message.title}</View>
        <View className="must-read__summary">
          <AmountText>{message.summary}</AmountText>
        </View>
      </Tappable>
    </Card>
  )
}
