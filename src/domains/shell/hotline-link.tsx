import { HOTLINE } from '@/lib/hotline'
import { QuietLink } from '@/ui/kit/quiet-link'
import { unbroken } from '@/ui/kit/unbroken'
import { useCall } from './use-call'

/** The hotline where a page has nobody else to name, with why, and what it does for the customer: dials it. */
export function HotlineLink({ why = '需要协助', toDo = '' }: { why?: string; toDo?: string }) {
  const call = useCall()
  return (
    <QuietLink trackId="hotline" onTap={() => void call(HOTLINE)}>
      {unbroken(`${why}？拨打客服热线 ${HOTLINE} ${toDo}`.trim())}
    </QuietLink>
  )
}
