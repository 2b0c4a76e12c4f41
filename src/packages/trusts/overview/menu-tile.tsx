import { View } from '@tarojs/components'
import { Tappable } from '@/platform/elements/elements'
import { Icon } from '@/ui/icon/icon'
import { Badge } from '@/ui/kit/badge'
import './menu-tile.scss'

interface MenuTileProps {
  glyph: string
  title: string
  /** How many there are, with their measure word. */
  count: string
  unread?: number
  onTap: () => void
}

/** One of four ways on, side by side; in care mode a wide button, two per row. */
export function MenuTile({ glyph, title, count, unread = 0, onTap }: MenuTileProps) {
  return (
    <Tappable className="menu-tile" role="link" onTap={onTap}>
      <View className="menu-tile__icon">
        <Icon glyph={glyph} size={24} />
      </View>
      <View className="menu-tile__text">
        <View className="menu-tile__title">{title}</View>
        <View className="menu-tile__count">
          {count}
          <View className="menu-tile__badge">
            <Badge count={unread} unit="条未读" />
          </View>
        </View>
      </View>
    </Tappable>
  )
}
