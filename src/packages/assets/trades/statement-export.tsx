import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { AmountsEye } from '@/domains/amounts/amounts-eye'
import type { TradeFilter, TradeListStore } from '@/domains/trades/trade-list-store'
import { Tappable } from '@/platform/elements/elements'
import { onDemand } from '@/platform/elements/on-demand'
import { whenIdle } from '@/platform/host/idle'
import { download } from '@/ui/icon/glyphs/download'
import { Icon } from '@/ui/icon/icon'
import { MissingSheet } from '@/ui/overlays/missing-sheet'
import type { StatementSheetProps } from './statement-sheet'
import './statement-export.scss'

const StatementSheet = onDemand<StatementSheetProps>(
  async () => (await import('./statement-sheet')).StatementSheet,
  ({ filter }) => filter !== undefined,
  ({ filter, onClose }) => (
    <MissingSheet isOpen={filter !== undefined} title="导出对账单" onClose={onClose} />
  ),
)

/** Leads to a statement of the trades that the filter shows; the sheet's code comes when it opens, or when there is time. */
export const StatementExport = observer(function StatementExport(props: {
  store: TradeListStore
  productId: string | undefined
}) {
  /** What the open sheet is about. */
  const [filter, setFilter] = useState<TradeFilter>()
  useEffect(() => whenIdle(StatementSheet.prefetch), [])
  return (
    <View className="statement-export">
      <Tappable
        className="statement-export__open"
        trackId="trades-export"
        onTap={() => setFilter(props.store.trades.filter)}
      >
        <Icon className="statement-export__icon" glyph={download} size={16} />
        导出对账单
      </Tappable>
      <AmountsEye />
      <StatementSheet filter={filter} productId={props.productId} onClose={() => setFilter(undefined)} />
    </View>
  )
})
