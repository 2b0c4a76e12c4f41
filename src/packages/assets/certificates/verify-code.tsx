import { View } from '@tarojs/components'
import { Tappable } from '@/platform/elements/elements'
import { copyText } from '@/platform/host/clipboard'
import { useStores } from '@/stores/root/context'
import { copy } from '@/ui/icon/glyphs/copy'
import { Icon } from '@/ui/icon/icon'
import './verify-code.scss'

/** The code that stands on a certificate, to be copied for whoever wants to know whether it is true. */
export function VerifyCode({ code }: { code: string }) {
  const { ui } = useStores()
  const handleCopy = async () => {
    const result = await copyText(code)
    if (result.kind === 'done') ui.showMessage({ text: '已复制', durationMs: 2000 }, 'success')
    if (result.kind === 'failed') ui.showMessage({ text: result.message, durationMs: 2000 }, 'error')
  }
  return (
    <View className="verify-code">
      验真码 {code}
      <Tappable
        className="verify-code__copy"
        label="复制验真码"
        trackId="certificate-copy"
        onTap={() => void handleCopy()}
      >
        <Icon glyph={copy} size={16} />
      </Tappable>
    </View>
  )
}
