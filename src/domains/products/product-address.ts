import { PRODUCT_TYPE } from '@/contract/tables/product'
import { withQuery } from '@/lib/query'
import { routeList } from '@/routes'

/** Address of a product's page by what kind of product it is; `''` while there is no such page. */
export function productAddress({
  productId,
  productType,
}: {
  readonly productId: string
  readonly productType: string
}): string {
  const path = productType === PRODUCT_TYPE.fixedIncome ? 'product/projectIntroFix' : 'product/projectIntro'
  return routeList.some(route => route.path === path) ? withQuery(`/phone/${path}`, { productId }) : ''
}
