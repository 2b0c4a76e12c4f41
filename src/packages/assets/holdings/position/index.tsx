import { PRODUCT_TYPE } from '@/contract/tables/product'
import { NetValueCard } from '@/domains/net-value/net-value-card'
import { detailRoute } from '@/domains/products/product-routes'
import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { useParams } from '@/domains/shell/use-params'
import { usePageStore } from '@/domains/shell/use-page-store'
import { EarlierWrite } from '@/domains/verification/earlier-write'
import { SmsCheckSheet } from '@/domains/verification/sms-check-sheet'
import type { RouteName } from '@/routes'
import { useStores } from '@/stores/root/context'
import { PullRefresh } from '@/platform/elements/pull-refresh'
import { ActionBar } from '@/ui/kit/action-bar'
import { DetailPage } from '@/ui/templates/detail-page'
import { DividendMode } from '../dividend-mode'
import { PositionFacts } from '../position-facts'
import { PositionHead } from '../position-head'
import { PositionLinks } from '../position-links'
import { positionActions } from '../position-actions'
import { PositionStore } from '../position-store'

/** Types whose net value stands still have no line to draw. */
const FLAT_TYPES: readonly string[] = [PRODUCT_TYPE.fixedIncome, PRODUCT_TYPE.cash]

export default definePage(function PositionPage() {
  const { positionId } = useParams('assets/position')
  const { navigation, user } = useStores()
  const ways = {
    redeem: () => navigation.go('products/redeem', { positionId }),
    append: () => {
      const { productId, productType } = store.position.data ?? {}
      if (productId) navigation.go(detailRoute(productType ?? ''), { productId })
    },
    passGate: (route: RouteName) => navigation.go(route, { returnTo: navigation.returnAddress }),
  }
  const store = usePageStore(root => new PositionStore(root, positionId))
  return (
    <PageShell route="assets/position">
      <PullRefresh onRefresh={store.refresh}>
        <DetailPage
          resource={store.position}
          renderDock={position => <ActionBar actions={positionActions(position, ways, user.user)} />}
        >
          {position => (
            <>
              <EarlierWrite write={store.dividend} />
              <PositionHead position={position} />
              {!FLAT_TYPES.includes(position.productType) && position.netValue !== '' && (
                <NetValueCard title="单位净值" store={store.netValues} />
              )}
              <PositionFacts position={position}>
                <DividendMode store={store} position={position} />
              </PositionFacts>
              <PositionLinks position={position} />
            </>
          )}
        </DetailPage>
      </PullRefresh>
      <SmsCheckSheet check={store.dividend.check} title="验证身份后修改分红方式" confirmText="确认修改" />
    </PageShell>
  )
})
