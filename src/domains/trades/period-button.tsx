import { useEffect, useState } from 'react'
import { Tappable } from '@/platform/elements/elements'
import { onDemand } from '@/platform/elements/on-demand'
import { whenIdle } from '@/platform/host/idle'
import { chevronDown } from '@/ui/icon/glyphs/chevron-down'
import { Icon } from '@/ui/icon/icon'
import { MissingSheet } from '@/ui/overlays/missing-sheet'
import { type Period, periodName } from './period'
import type { PeriodSheetProps } from './period-sheet'
import '@/ui/overlays/choice-button.scss'

const PeriodSheet = onDemand<PeriodSheetProps>(
  async () => (await import('./period-sheet')).PeriodSheet,
  ({ isOpen }) => isOpen,
  props => <MissingSheet {...props} title="选择时间" />,
)

/** Chooses a period: everything, one that ends today, or two days. */
export function PeriodButton({ period, onChange }: { period: Period; onChange: (period: Period) => void }) {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => whenIdle(PeriodSheet.prefetch), [])
  const handleChoose = (chosen: Period) => {
    setOpen(false)
    onChange(chosen)
  }
  const isActive = period.range !== '' || period.startDate !== ''
  return (
    <>
      <Tappable
        className={`choice-button ${isActive ? 'choice-button--on' : ''}`}
        label={`时间：${periodName(period)}`}
        onTap={() => setOpen(true)}
      >
        {periodName(period)}
        <Icon className="choice-button__arrow" glyph={chevronDown} size={16} />
      </Tappable>
      <PeriodSheet isOpen={isOpen} period={period} onChoose={handleChoose} onClose={() => setOpen(false)} />
    </>
  )
}
