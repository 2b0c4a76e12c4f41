import type { FirstCallsOf } from '@/api/first-calls'
import { netValuesOf, RANGE_AT_FIRST } from '@/domains/net-value/queries'
import { ownAdvisor, ownReferral } from './queries'

export const productsFirstCalls: FirstCallsOf<'products'> = {
  'products/net-values': ({ param }) => [
    netValuesOf({ productId: param('productId'), range: RANGE_AT_FIRST }),
  ],
  'products/advisor': () => [ownAdvisor(), ownReferral()],
}
