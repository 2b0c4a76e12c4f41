import { observer } from 'mobx-react'
import type { ResponseOf } from '@/contract/endpoint'
import type { trustNetValueList } from '@/contract/trust'
import type { NetValueStore } from '@/domains/net-value/net-value-store'
import { queryName } from '@/domains/net-value/net-value-texts'
import { thousands } from '@/lib/format-number'
import { useStores } from '@/stores/root/context'
import { NetValueChart } from '@/domains/net-value/net-value-chart'
import { Card } from '@/ui/kit/card'
import { describeTotals, totalAxisLabel } from './total-assets-texts'

export type TrustNetValues = ResponseOf<typeof trustNetValueList>

/** The trust's total over the period of the net values above: line, words and table; nothing until they are there. */
export const TotalAssetsCard = observer(function TotalAssetsCard(props: {
  store: NetValueStore<TrustNetValues>
}) {
  const { ui } = useStores()
  const { series, query } = props.store
  if (!series.data) return null
  const totals = series.data.totalAssetsSeries
  return (
    <Card>
      <NetValueChart
        title="信托财产总额（元）"
        points={totals.map(({ date, amount }) => ({ date, value: amount }))}
        valueDigits={2}
        valueName="总额"
        figureText={thousands}
        axisText={totalAxisLabel}
        summary={describeTotals(queryName(query), totals)}
        isHidden={ui.areAmountsHidden}
      />
    </Card>
  )
})
