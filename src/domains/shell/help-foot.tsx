import { View } from '@tarojs/components'
import { Tappable } from '@/platform/elements/elements'
import { useStores } from '@/stores/root/context'
import { HOTLINE } from '@/lib/hotline'
import { useCall } from './use-call'
import './help-foot.scss'

/** The two ways to get help, at the end of every page (WCAG 3.2.6, rule WC-17). */
export function HelpFoot() {
  const { navigation } = useStores()
  const call = useCall()
  return (
    <View className="help-foot">
      <Tappable
        className="help-foot__link"
        role="link"
        trackId="foot-help"
        {...navigation.link('content/help-center')}
      >
        帮助中心
      </Tappable>
      <Tappable className="help-foot__link" trackId="foot-call" onTap={() => void call(HOTLINE)}>
        客服 {HOTLINE}
      </Tappable>
    </View>
  )
}
