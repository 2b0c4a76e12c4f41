import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import type { Message } from '@/contract/message'
import { AmountText } from '@/domains/amounts/amount-text'
import { messageTime } from '@/domains/messages/message-texts'
import { UnreadStore } from '@/domains/messages/unread-store'
import { Tappable } from '@/platform/elements/elements'
import { useStores } from '@/stores/root/context'
import { Card } from '@/ui/kit/card'
import { Cover } from '@/ui/kit/cover'
import { Tag, type TagTone } from '@/ui/kit/tag'
import { isExpired } from '../shared/message-rules'
import '../shared/message-card.scss'

interface MessageCardProps {
  message: Message
  serverTime: string
  /** Beside the title, at most one; an expired message says that instead. */
  tag?: { readonly tone: TagTone; readonly text: string }
  /** Path of its picture, which stands small beside the words; none for `''`. */
  picturePath?: string
  /** Below the summary. */
  children?: ReactNode
  onTap: () => void
}

/** One message in a list; a dot and a word say that it was not read. */
export const MessageCard = observer(function MessageCard(props: MessageCardProps) {
  const { message, serverTime } = props
  const isUnread = useStores().get(UnreadStore).isUnread(message)
  const tag = isExpired(message, serverTime) ? ({ tone: 'fact', text: '已失效' } as const) : props.tag
  return (
    <Card className="message-card">
      <Tappable className="message-card__target" role="link" onTap={props.onTap}>
        <View className="message-card__line">
          <View className={`message-card__title ${isUnread ? 'message-card__title--unread' : ''}`}>
            {isUnread && <View className="message-card__dot" aria-hidden />}
            <AmountText>{message.title}</AmountText>
            {tag && <Tag tone={tag.tone}>{tag.text}</Tag>}
          </View>
          <View className="message-card__time">
            {isUnread && <Text className="message-card__unread">未读</Text>}
            {messageTime(message.publishTime, serverTime)}
          </View>
        </View>
        <View className="message-card__body">
          <View className="message-card__words">
            <View className="message-card__summary">
              <AmountText>{message.summary}</AmountText>
            </View>
            {props.children}
          </View>
          <Cover className="message-card__picture" path={props.picturePath ?? ''} />
        </View>
      </Tappable>
    </Card>
  )
})
