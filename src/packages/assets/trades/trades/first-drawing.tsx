import type { tradeRecordList } from '@/contract/trade'
import { monthEntries, TRADE_GROUPING } from '@/domains/trades/month-entries'
import { TradeLine, tradeLineClass } from '@/domains/trades/trade-line'
import { firstDrawing, LIST_PLACE } from '@/platform/look/first-drawing'
import { FirstRows } from '@/ui/virtual-list/first-rows'

export const drawings = [
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
