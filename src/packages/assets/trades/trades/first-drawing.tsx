import type { tradeRecordList } from '@/contract/trade'
import { monthEntries, TRADE_GROUPING } from '@/domains/trades/month-entries'
import { PeriodFace } from '@/domains/trades/period-face'
import { TradeLine, tradeLineClass } from '@/domains/trades/trade-line'
import { firstDrawing, LIST_PLACE } from '@/domains/shell/first-drawing'
import { FirstRows } from '@/ui/virtual-list/first-rows'

const EVERYTHING = { range: '', startDate: '', endDate: '' } as const

export const drawings = [
  // The document is the same for every address: it says 近 3 个月, and of one product every trade is shown.
  firstDrawing<typeof tradeRecordList>(
    'tradeRecordList',
    '.choice-button--on',
    (_, params) => params.has('productId') && <PeriodFace period={EVERYTHING} />,
  ),
  firstDrawing<typeof tradeRecordList>(
    'tradeRecordList',
    LIST_PLACE,
    ({ list, monthTotals }) =>
      list.length > 0 && (
        <FirstRows
          items={monthEntries(list, monthTotals, TRADE_GROUPING)}
          keyOf={entry => entry.key}
          rowClassOf={tradeLineClass}
          renderItem={entry => <TradeLine entry={entry} linkOf={() => ({})} />}
        />
      ),
  ),
]
