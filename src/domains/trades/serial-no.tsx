import { CopySign } from '@/domains/shell/copy-sign'
import { Selectable } from '@/platform/elements/selectable'
import { KeyValue } from '@/ui/kit/card'
import { unbroken } from '@/ui/kit/unbroken'

/** A trade's serial number, to be copied (it, and nothing else of the trade) and named to the hotline. */
export function SerialNo({ value }: { value: string }) {
  return (
    <KeyValue label="流水号">
      <Selectable>{unbroken(value)}</Selectable>
      <CopySign text={value} name="流水号" trackId="trade-copy" />
    </KeyValue>
  )
}
