import { View } from '@tarojs/components'
import { Tappable } from '@/platform/elements'
import { callPhone } from '@/platform/open-link'
import { useStores } from '@/stores/context'
import { HOTLINE } from '@/ui/hotline'
import './help-foot.scss'

/** The two ways to get help, at the end of every page (WCAG 3.2.6, rule WC-17). */
export function HelpFoot() {
  const { navigation, ui } = useStores()
  const handleCall = async () => {
    const result = await callPhone(HOTLINE)
    if (result.kind === 'failed') ui.showMessage({ text: result.message, durationMs: 4000 }, 'error')
  }
  return (
    <View className="help-foot">
      <Tappable
        className="help-foot__link"
        role="link"
        trackId="foot-help"
        onTap={() => navigation.go('helpCenter')}
      >
        帮助中心
      </Tappable>
      <Tappable className="help-foot__link" trackId="foot-call" onTap={() => void handleCall()}>
        客服 {HOTLINE}
      </Tappable>
    </View>
  )
}
