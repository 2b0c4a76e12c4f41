import { useEffect, useState } from 'react'
import { onDemand } from '@/platform/elements/on-demand'
import { whenIdle } from '@/platform/host/idle'
import { MissingSheet } from '@/ui/overlays/missing-sheet'
import type { Period } from './period'
import { PeriodFace } from './period-face'
import type { PeriodSheetProps } from './period-sheet'

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
  return (
    <>
      <PeriodFace period={period} onTap={() => setOpen(true)} />
      <PeriodSheet isOpen={isOpen} period={period} onChoose={handleChoose} onClose={() => setOpen(false)} />
    </>
  )
}
