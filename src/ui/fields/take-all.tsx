import { Tappable } from '@/platform/elements/elements'
import './take-all.scss'

interface TakeAllProps {
  trackId: string
  onTap: () => void
}

/** Beside a field of shares or of an amount: fills in as much as there is. */
export function TakeAll({ trackId, onTap }: TakeAllProps) {
  return (
    <Tappable className="take-all" trackId={trackId} onTap={onTap}>
      全部
    </Tappable>
  )
}
