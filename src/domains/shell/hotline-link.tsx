import { HOTLINE } from '@/lib/hotline'
import { QuietLink } from '@/ui/kit/quiet-link'
import { unbroken } from '@/ui/kit/unbroken'
import { useCall } from './use-call'

/** The hotline where a page has nobody else to name: dials it. */
export function HotlineLink({ why = '需要协助' }: { why?: string }) {
  const call = useCall()
  return (
    <QuietLink trackId="hotline" onTap={() => void call(HOTLINE)}>
      {unbroken(`${why}？拨打客服热线 ${HOTLINE}`)}
    </QuietLink>
  )
}
