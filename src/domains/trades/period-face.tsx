import { Tappable } from '@/platform/elements/elements'
import { chevronDown } from '@/ui/icon/glyphs/chevron-down'
import { Icon } from '@/ui/icon/icon'
import { type Period, periodName } from './period'
import '@/ui/overlays/choice-button.scss'

/** The period that is chosen; it stands out unless it is everything. */
export function PeriodFace({ period, onTap }: { period: Period; onTap?: () => void }) {
  const isActive = period.range !== '' || period.startDate !== ''
  return (
    <Tappable
      className={`choice-button ${isActive ? 'choice-button--on' : ''}`}
      label={`时间：${periodName(period)}`}
      onTap={onTap}
    >
      {periodName(period)}
      <Icon className="choice-button__arrow" glyph={chevronDown} size={16} />
    </Tappable>
  )
}
