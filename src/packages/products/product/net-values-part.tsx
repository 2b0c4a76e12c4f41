import { observer } from 'mobx-react'
import { netValueList } from '@/contract/product'
import { Change } from '@/domains/amounts/change'
import { NetValueCard } from '@/domains/net-value/net-value-card'
import { NetValueStore } from '@/domains/net-value/net-value-store'
import { netValuesOf } from '@/domains/net-value/queries'
import { queryName } from '@/domains/net-value/net-value-texts'
import { usePageStore } from '@/domains/shell/use-page-store'
import { percent } from '@/lib/format-number'
import { useStores } from '@/stores/root/context'
import { chartLine } from '@/ui/icon/glyphs/chart-line'
import { Card } from '@/ui/kit/card'
import { Facts } from '@/ui/kit/facts'
import { LinkCard } from '@/ui/kit/link-card'
import { RowLink } from '@/ui/kit/row-link'

/** How the net value of a product went: line and table, change and drawdown, and the way to every day of it. */
export const NetValuesPart = observer(function NetValuesPart({ productId }: { productId: string }) {
  const { navigation, ui } = useStores()
  const store = usePageStore(
    root =>
      new NetValueStore((query, signal) =>
        root.read(netValueList, netValuesOf({ productId, ...query }), signal),
      ),
  )
  const { data } = store.series
  return (
    <>
      <NetValueCard title="单位净值" store={store} />
      <Card>
        <Facts
          facts={[
            {
              label: `${queryName(store.query)}涨跌`,
              value: <Change value={data?.periodReturn} isPercent />,
            },
            { label: '最大回撤', value: ui.areAmountsHidden ? '****' : percent(data?.maxDrawdown) },
          ]}
        />
      </Card>
      <LinkCard>
        <RowLink
          glyph={chartLine}
          title="历史净值"
          trackId="product-net-values"
          {...navigation.link('products/net-values', { productId })}
        />
      </LinkCard>
    </>
  )
})
