import * as v from 'valibot'
import { CUSTOMER_RISK_LEVEL } from '@/contract/tables/risk'
import { AUTH_STATUS, QUALIFIED_STATUS } from '@/contract/tables/customer'
import { OPEN_ENDED, todayInShanghai } from '@/lib/date'
import { ORDER_CANCEL_REASON } from '@/contract/tables/order'
import { cancelOrder } from '../orders/moves'
import { lastDayOf } from '../portfolio/calendar'
import { customerById, setQualified, setRiskLevel, setStanding } from '../store/customers'
import { offerOf, returnQuota, takeQuota } from '../store/offers'
import { ordersOf } from '../store/orders'
import { isUnsigned } from '../purchase/unsigned'
import { findProduct } from '../store/products'
import { leavePool } from '../store/trust-holdings'
import { BadControlCall, type ControlRoutes, customerOf, read } from './parts'

const QuotaSchema = v.strictObject({
  productId: v.string(),
  /** Whole yuan that are left to be sold. */
  left: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000_000)),
})

const StandingSchema = v.strictObject({
  customer: v.string(),
  /** Their own stays where none is given. */
  riskLevel: v.optional(v.picklist(Object.keys(CUSTOMER_RISK_LEVEL.labels))),
})

const PoolSchema = v.strictObject({ trustId: v.string(), productId: v.string() })

/** What the world of products is like: what is left to be sold, and customers who may buy. */
export const productRoutes: ControlRoutes = (api, { db, clock }) => {
  api.post('/quota', async request => {
    const { productId, left } = read(QuotaSchema, request.body)
    if (!findProduct(db, productId)) throw new BadControlCall('No product has this id.')
    const change = left * 100 - offerOf(db, productId).quota_left_fen
    if (change < 0) takeQuota(db, productId, -change)
    else returnQuota(db, productId, change)
    return {}
  })
  // A product leaves what a trust may be put into.
  api.post('/leave-pool', async request => {
    const { trustId, productId } = read(PoolSchema, request.body)
    leavePool(db, trustId, productId)
    return {}
  })
  // Nobody of 65 and more may buy what risks more by the seed: this makes one who may (rule V-65). Nor may who has orders to sign.
  api.post('/ready-to-buy', async request => {
    const { customer, riskLevel } = read(StandingSchema, request.body)
    const { id } = customerOf(db, customer)
    const end = lastDayOf(todayInShanghai(clock.now()))
    db.transaction(() => {
      setStanding(db, id, { authStatus: AUTH_STATUS.passed, idExpireDate: OPEN_ENDED, taxDeclared: '1' })
      setRiskLevel(db, id, riskLevel ?? customerById(db, id).risk_level, end)
      setQualified(db, id, QUALIFIED_STATUS.passed, end)
      for (const order of ordersOf(db, id).filter(isUnsigned)) {
        cancelOrder(db, order, ORDER_CANCEL_REASON.other, clock.now())
      }
    })
    return {}
  })
}
