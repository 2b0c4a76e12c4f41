import { Tappable } from '@/platform/elements'
import { copy } from '@/ui/icon/glyphs/copy'
import { Icon } from '@/ui/icon/icon'
import { KeyValue } from '@/ui/kit/card'
import './serial-no.scss'

/** A trade's serial number, to be copied and named to the hotline. */
export function SerialNo({ value, onCopy }: { value: string; onCopy: () => void }) {
  return (
    <KeyValue label="流水号">
      {value}
      <Tappable className="serial-no__copy" label="复制流水号" trackId="trade-copy" onTap={onCopy}>
        <Icon glyph={copy} size={16} />
      </Tappable>
    </KeyValue>
  )
}
