import type { FirstCallsOf } from '@/api/first-calls'
import { draftOf } from '@/domains/flow/queries'
import { investorViewing } from '@/domains/gates/queries'
import { netValuesOf, RANGE_AT_FIRST } from '@/domains/net-value/queries'
import { ORDERS_AT_FIRST, orderOf, ordersOf } from '@/domains/orders/queries'
import { firstPage } from '@/api/query'
import { bookingOf, checksOf, productOf, redemptionTerms, termOf } from './queries'

/** What a page asks on which a product is bought. */
const purchaseOf = (productId: string) => [
  investorViewing(),
  productOf({ productId }),
  checksOf({ productId }),
  termOf({ productId }),
  draftOf({ kind: 'purchase', subject: productId }),
]

export const productsFirstCalls: FirstCallsOf<'products'> = {
  'products/net-values': ({ param }) => [
    netValuesOf({ productId: param('productId'), range: RANGE_AT_FIRST }),
  ],
  'products/intro': ({ param }) => [investorViewing(), productOf({ productId: param('productId') })],
  'products/intro-fixed': ({ param }) => [investorViewing(), productOf({ productId: param('productId') })],
  'products/product-detail': ({ param }) => purchaseOf(param('productId')),
  'products/product-detail-fixed': ({ param }) => purchaseOf(param('productId')),
  'products/booking': ({ param, unless }) => [
    investorViewing(),
    ...unless(
      ['reserveId'],
      productOf({ productId: param('productId') }),
      draftOf({ kind: 'booking', subject: param('productId') }),
    ),
    bookingOf({ reserveId: param('reserveId') }),
  ],
  'products/order-list': ({ unless }) =>
    unless(['orderTab'], ordersOf({ ...ORDERS_AT_FIRST, ...firstPage() })),
  'products/order-detail': ({ param }) => [orderOf({ orderId: param('orderId') })],
  'products/redeem': ({ param }) => [redemptionTerms({ positionId: param('positionId') })],
  'products/product-calendar': () => [investorViewing()],
}
