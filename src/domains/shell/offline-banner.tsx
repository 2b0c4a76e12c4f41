import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { dateTimeInShanghai } from '@/lib/date'
import { useStores } from '@/stores/root/context'
import { wifiOff } from '@/ui/icon/glyphs/wifi-off'
import { Icon } from '@/ui/icon/icon'
import './offline-banner.scss'

/** While there is no connection: that what is on the screen is not new, and since when. */
export const OfflineBanner = observer(function OfflineBanner() {
  const { ui } = useStores()
  if (!ui.isOffline) return null
  return (
    <View className="offline-banner" role="status">
      <Icon className="offline-banner__icon" glyph={wifiOff} size={18} />
      <View>
        网络已断开{ui.lastAnswerAt > 0 && `，当前内容更新于 ${minuteOf(ui.lastAnswerAt)}`}。恢复后自动更新。
      </View>
    </View>
  )
})

/** `MM-DD HH:mm`. */
function minuteOf(ms: number): string {
  return dateTimeInShanghai(ms).slice(5, 16)
}
