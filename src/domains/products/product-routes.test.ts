import { PRODUCT_TYPE } from '@/contract/tables/product'
import { detailRoute, introRoute } from './product-routes'

test.each([
  [PRODUCT_TYPE.fixedIncome, 'products/intro-fixed', 'products/product-detail-fixed'],
  [PRODUCT_TYPE.fixedIncomePlus, 'products/intro', 'products/product-detail'],
  [PRODUCT_TYPE.cash, 'products/intro', 'products/product-detail'],
  ['', 'products/intro', 'products/product-detail'],
])('a product of type %p is introduced at %s and bought at %s', (type, intro, detail) => {
  expect([introRoute(type), detailRoute(type)]).toEqual([intro, detail])
})
