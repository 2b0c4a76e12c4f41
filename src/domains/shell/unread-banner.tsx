import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Tappable } from '@/platform/elements/elements'
import { useStores } from '@/stores/root/context'
import { circleAlert } from '@/ui/icon/glyphs/circle-alert'
import { Icon } from '@/ui/icon/icon'
import './offline-banner.scss'

/** While the server could not say who the customer is: that the page is not whole, and a way to ask again. */
export const UnreadBanner = observer(function UnreadBanner() {
  const { ui, user } = useStores()
  if (!user.isUnread || ui.isOffline) return null
  return (
    <View className="offline-banner" role="status">
      <Icon className="offline-banner__icon" glyph={circleAlert} size={18} />
      <View className="offline-banner__text">您的账户信息暂未取得，页面可能不完整，系统会自动重试。</View>
      <Tappable className="offline-banner__retry" trackId="user-retry" onTap={user.recover}>
        重试
      </Tappable>
    </View>
  )
})
