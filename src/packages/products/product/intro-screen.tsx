import { observer } from 'mobx-react'
import type { Product } from '@/contract/product'
import { RAISE_STATUS } from '@/contract/tables/product'
import { detailRoute, introRoute } from '@/domains/products/product-routes'
import { isOn, whyNot } from '@/lib/flag'
import { useStores } from '@/stores/root/context'
import { type Action, ActionBar } from '@/ui/kit/action-bar'
import { DetailPage } from '@/ui/templates/detail-page'
import { NetValuesPart } from './net-values-part'
import { type ProductRoute, ProductGate, useProduct, useRightPage } from './product-gate'
import { ProductHead, RiskBanner } from './product-head'
import { BasicFacts, Papers, Rules, Story } from './product-parts'
import { buyText, hasNetValues } from './product-texts'

/** A product introduced: its risk first, then what it is, and the ways to it. */
export function IntroScreen({ route }: { route: ProductRoute }) {
  return <ProductGate route={route}>{productId => <Intro route={route} productId={productId} />}</ProductGate>
}

const Intro = observer(function Intro({ route, productId }: { route: ProductRoute; productId: string }) {
  const product = useProduct(productId)
  const isRight = useRightPage(route, product.data && introRoute(product.data.productType))
  return (
    <DetailPage resource={product} renderDock={data => isRight && <IntroDock product={data} />}>
      {data => isRight && <IntroView product={data} />}
    </DetailPage>
  )
})

function IntroView({ product }: { product: Product }) {
  return (
    <>
      <RiskBanner product={product} />
      <ProductHead product={product} />
      {hasNetValues(product) && <NetValuesPart productId={product.productId} />}
      <BasicFacts product={product} />
      <Story product={product} />
      <Rules product={product} />
      <Papers product={product} />
    </>
  )
}

/** 咨询, 预约 and 认购; what is not possible now says why. */
const IntroDock = observer(function IntroDock({ product }: { product: Product }) {
  const { navigation } = useStores()
  const { productId, reserveId } = product
  const booking: Action = {
    text: reserveId ? '查看预约' : '预约',
    tone: 'secondary',
    trackId: 'product-book',
    onTap: () => navigation.go('products/booking', { productId, ...(reserveId ? { reserveId } : {}) }),
  }
  const canBook = reserveId !== '' || isOn(product.acceptsBooking)
  const actions: Action[] = [
    {
      text: '咨询',
      tone: 'secondary',
      trackId: 'product-ask',
      onTap: () => navigation.go('advisor/advisor'),
    },
    ...(canBook ? [booking] : []),
    {
      text:
        product.raiseStatus === RAISE_STATUS.coming
          ? '即将募集'
          : `立即${buyText({ isAppend: isOn(product.isAppend) })}`,
      disabledReason: whyNot(product.onSale, product.saleReason),
      trackId: 'product-buy',
      onTap: () => navigation.go(detailRoute(product.productType), { productId }),
    },
  ]
  return <ActionBar actions={actions} />
})
