import { TRADE_RANGES, type TradeRange } from '@/contract/trade'
import { PeriodFields } from '@/ui/fields/period-fields'
import { Chips } from '@/ui/kit/chips'
import { Dialog } from '@/ui/overlays/dialog'
import { type Period, RANGE_NAMES } from './period'

export interface PeriodSheetProps {
  isOpen: boolean
  period: Period
  onChoose: (period: Period) => void
  onClose: () => void
}

const CHOICES = [
  { value: '', text: '全部时间' },
  ...TRADE_RANGES.map(value => ({ value, text: RANGE_NAMES[value] })),
]

/** The choice of a period, whose code comes on demand. */
export function PeriodSheet({ isOpen, period, onChoose, onClose }: PeriodSheetProps) {
  return (
    <Dialog isOpen={isOpen} title="选择时间" shape="sheet" onClose={onClose}>
      <Chips
        label="时间"
        options={CHOICES}
        value={period.startDate ? 'dates' : period.range}
        onChange={range => onChoose({ range: range as TradeRange | '', startDate: '', endDate: '' })}
      />
      <PeriodFields buttonText="按起止日期查询" onChoose={dates => onChoose({ range: '', ...dates })} />
    </Dialog>
  )
}
