import type { FirstCallsOf } from '@/api/first-calls'
import { investorViewing } from '@/domains/gates/queries'
import { netValuesOf, RANGE_AT_FIRST } from '@/domains/net-value/queries'
import { ORDERS_AT_FIRST, orderOf, ordersOf } from '@/domains/orders/queries'
import { firstPage } from '@/api/query'
import { ownAdvisor, ownReferral, redemptionTerms } from './queries'

export const productsFirstCalls: FirstCallsOf<'products'> = {
  'products/net-values': ({ param }) => [
    netValuesOf({ productId: param('productId'), range: RANGE_AT_FIRST }),
  ],
  'products/order-list': ({ unless }) =>
    unless(['orderTab'], ordersOf({ ...ORDERS_AT_FIRST, ...firstPage() })),
  'products/order-detail': ({ param }) => [orderOf({ orderId: param('orderId') })],
  'products/redeem': ({ param }) => [redemptionTerms({ positionId: param('positionId') })],
  'products/product-calendar': () => [investorViewing()],
  'products/advisor': () => [ownAdvisor(), ownReferral()],
}
