import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { AmountText } from '@/domains/amounts/amount-text'
import { messageTime } from '@/domains/messages/message-texts'
import type { MessageHome } from '@/domains/messages/unread-store'
import { Tappable } from '@/platform/elements/elements'
import { useStores } from '@/stores/root/context'
import { Icon } from '@/ui/icon/icon'
import { Badge } from '@/ui/kit/badge'
import { CATEGORY_LINKS } from './categories'
import './messages.scss'

interface CategoryRowProps {
  category: MessageHome['categories'][number]
  serverTime: string
}

/** One category: its newest message, when it came, and how many wait to be read. */
export const CategoryRow = observer(function CategoryRow({ category, serverTime }: CategoryRowProps) {
  const { navigation } = useStores()
  const { glyph, route } = CATEGORY_LINKS[category.category]
  const isUnread = category.unread > 0
  return (
    <Tappable
      className="category-row"
      role="link"
      trackId={`messages-${category.category}`}
      {...navigation.link(route)}
    >
      <View className="category-row__tile" aria-hidden>
        <Icon glyph={glyph} size={20} />
      </View>
      <View className="category-row__text">
        <View className="category-row__line">
          <View className={`category-row__name ${isUnread ? 'category-row__name--unread' : ''}`}>
            {category.name}
          </View>
          {category.lastTime && (
            <View className="category-row__time">{messageTime(category.lastTime, serverTime)}</View>
          )}
        </View>
        <View className="category-row__line">
          <View className="category-row__last">
            <AmountText>{category.lastTitle || '暂无消息'}</AmountText>
          </View>
          <Badge count={category.unread} unit="条未读" />
        </View>
      </View>
    </Tappable>
  )
})
