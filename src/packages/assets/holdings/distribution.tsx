import { observer } from 'mobx-react'
import type { AssetOverview } from '@/contract/position'
import { labelOf } from '@/contract/labels'
import { PRODUCT_TYPE } from '@/contract/tables/product'
import { useStores } from '@/stores/root/context'
import { RingChart, type SeriesColour } from '@/ui/chart/ring-chart'
import { describeAllocation } from '@/domains/net-value/statistics'
import { Card } from '@/ui/kit/card'

/** A product type has the same colour wherever it is shown (design, section 2). */
const COLOURS: Readonly<Record<string, SeriesColour>> = {
  [PRODUCT_TYPE.fixedIncome]: 'c1',
  [PRODUCT_TYPE.fixedIncomePlus]: 'c2',
  [PRODUCT_TYPE.equity]: 'c3',
  [PRODUCT_TYPE.cash]: 'c4',
  [PRODUCT_TYPE.privateEquity]: 'c5',
}

/** How the total is split by product type. */
export const Distribution = observer(function Distribution({ overview }: { overview: AssetOverview }) {
  const { ui } = useStores()
  const parts = overview.typeSummary.map(({ productType, ratio, amount }) => ({
    label: labelOf(PRODUCT_TYPE, productType),
    colour: COLOURS[productType] ?? 'c4',
    ratio,
    amount,
  }))
  return (
    <Card>
      <RingChart
        title="资产分布"
        parts={parts}
        count={overview.positionCount}
        countName="只产品"
        summary={describeAllocation(parts)}
        isHidden={ui.areAmountsHidden}
      />
    </Card>
  )
})
