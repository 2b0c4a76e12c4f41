import { View } from '@tarojs/components'
import { copyText } from '@/platform/clipboard'
import { Tappable } from '@/platform/elements'
import { useStores } from '@/stores/context'
import { copy } from '@/ui/icon/glyphs/copy'
import { Icon } from '@/ui/icon/icon'
import { KeyValue } from '@/ui/kit/card'
import './serial-no.scss'

/** The number a trade is asked about by, with a way to copy it; nothing else of the trade is copied. */
export function SerialNo({ value }: { value: string }) {
  const { ui } = useStores()
  const handleCopy = async () => {
    const result = await copyText(value)
    if (result.kind === 'done') ui.showMessage({ text: '流水号已复制', durationMs: 2000 }, 'success')
    if (result.kind === 'failed') ui.showMessage({ text: result.message, durationMs: 2000 }, 'error')
  }
  return (
    <KeyValue label="交易流水号">
      {value && (
        <View className="trade-serial-no">
          <View className="trade-serial-no__value">{value}</View>
          <Tappable
            className="trade-serial-no__copy"
            label="复制交易流水号"
            trackId="trade-copy"
            onTap={() => void handleCopy()}
          >
            <Icon className="trade-serial-no__icon" glyph={copy} size={16} />
            复制
          </Tappable>
        </View>
      )}
    </KeyValue>
  )
}
