import { useState } from 'react'
import { TRADE_RANGES, type TradeRange } from '@/contract/trade'
import { Tappable } from '@/platform/elements/elements'
import { PeriodFields } from '@/ui/fields/period-fields'
import { chevronDown } from '@/ui/icon/glyphs/chevron-down'
import { Icon } from '@/ui/icon/icon'
import { Chips } from '@/ui/kit/chips'
import { Dialog } from '@/ui/overlays/dialog'
import type { TradeFilter } from './trade-list-store'
import '@/ui/overlays/choice-button.scss'

export type Period = Pick<TradeFilter, 'range' | 'startDate' | 'endDate'>

const RANGE_NAMES: Record<TradeRange, string> = { '1m': '近1个月', '3m': '近3个月', '1y': '近1年' }

/** 近3个月, 2026-01-01 至 2026-11-20, or 全部时间. */
export function periodName({ range, startDate, endDate }: Period): string {
  if (range) return RANGE_NAMES[range]
  return startDate ? `${startDate} 至 ${endDate}` : '全部时间'
}

/** Chooses a period: everything, one that ends today, or two days. */
export function PeriodButton({ period, onChange }: { period: Period; onChange: (period: Period) => void }) {
  const [isOpen, setOpen] = useState(false)
  const handleRange = (range: TradeRange | '') => {
    setOpen(false)
    onChange({ range, startDate: '', endDate: '' })
  }
  const handleDates = (dates: Pick<Period, 'startDate' | 'endDate'>) => {
    setOpen(false)
    onChange({ range: '', ...dates })
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
      <Dialog isOpen={isOpen} title="选择时间" shape="sheet" onClose={() => setOpen(false)}>
        <Chips
          label="时间"
          options={[
            { value: '', text: '全部时间' },
            ...TRADE_RANGES.map(value => ({ value, text: RANGE_NAMES[value] })),
          ]}
          value={period.startDate ? 'dates' : period.range}
          onChange={value => handleRange(value as TradeRange | '')}
        />
        <PeriodFields buttonText="按起止日期查询" onChoose={handleDates} />
      </Dialog>
    </>
  )
}
