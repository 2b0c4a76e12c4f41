import { copyText } from '@/platform/host/clipboard'
import { Tappable } from '@/platform/elements/elements'
import { useStores } from '@/stores/root/context'
import { copy } from '@/ui/icon/glyphs/copy'
import { Icon } from '@/ui/icon/icon'
import { KeyValue } from '@/ui/kit/card'
import './serial-no.scss'

/** A trade's serial number, to be copied (it, and nothing else of the trade) and named to the hotline. */
export function SerialNo({ value }: { value: string }) {
  const { ui } = useStores()
  const handleCopy = async () => {
    const result = await copyText(value)
    if (result.kind === 'done') ui.showMessage({ text: '已复制', durationMs: 2000 }, 'success')
    if (result.kind === 'failed') ui.showMessage({ text: result.message, durationMs: 2000 }, 'error')
  }
  return (
    <KeyValue label="流水号">
      {value}
      <Tappable
        className="serial-no__copy"
        label="复制流水号"
        trackId="trade-copy"
        onTap={() => void handleCopy()}
      >
        <Icon glyph={copy} size={16} />
      </Tappable>
    </KeyValue>
  )
}
