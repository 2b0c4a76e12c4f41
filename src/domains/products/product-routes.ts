import { PRODUCT_TYPE } from '@/contract/tables/product'

/** Products of fixed income have pages of their own: a plan of payments instead of net values. */
const isFixed = (productType: string): boolean => productType === PRODUCT_TYPE.fixedIncome

/** Where a product is introduced. */
export const introRoute = (productType: string) =>
  isFixed(productType) ? 'products/intro-fixed' : 'products/intro'

/** Where a product is bought. */
export const detailRoute = (productType: string) =>
  isFixed(productType) ? 'products/product-detail-fixed' : 'products/product-detail'
