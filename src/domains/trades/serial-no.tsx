import { Tappable } from '@/platform/elements/elements'
import { useCopy } from '@/domains/shell/use-copy'
import { copy } from '@/ui/icon/glyphs/copy'
import { Icon } from '@/ui/icon/icon'
import { KeyValue } from '@/ui/kit/card'
import './serial-no.scss'

/** A trade's serial number, to be copied (it, and nothing else of the trade) and named to the hotline. */
export function SerialNo({ value }: { value: string }) {
  const copyIt = useCopy()
  return (
    <KeyValue label="流水号">
      {value}
      <Tappable
        className="serial-no__copy"
        label="复制流水号"
        trackId="trade-copy"
        onTap={() => void copyIt(value)}
      >
        <Icon glyph={copy} size={16} />
      </Tappable>
    </KeyValue>
  )
}
