import { ownRow } from '../api/business-error'
import type { Handlers } from '../api/handler'
import { seriesOf } from '../portfolio/series'
import { netValuesOf } from '../store/net-values'
import { holdsProduct } from '../store/positions'
import { findProduct } from '../store/products'

/** Handlers of `src/contract/product.ts`. */
export const productHandlers = {
  netValueList({ productId, range, startDate, endDate }, { db, customerId, today }) {
    const found = holdsProduct(db, customerId, productId) ? findProduct(db, productId) : undefined
    const product = ownRow(found && { ...found, customer_id: customerId }, customerId)
    const points = netValuesOf(db, product, { from: '', before: today() }).map(row => ({
      date: row.date,
      netValue: row.net_value,
      accNetValue: row.acc_net_value,
    }))
    return {
      productName: product.product_name,
      ...seriesOf(points, { range, startDate, endDate }, product.benchmark_rate),
    }
  },
} satisfies Partial<Handlers>
