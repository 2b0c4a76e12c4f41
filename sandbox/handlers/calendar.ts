import { INNER } from '@/contract/codes'
import { CALENDAR_EVENT } from '@/contract/tables/calendar'
import { isOn } from '@/lib/flag'
import { BusinessError } from '../api/business-error'
import type { HandlerContext, Handlers } from '../api/handler'
import { daysOfProduct, type ProductDay } from '../calendar/events'
import { viewingOf } from '../investor/standing'
import { allProducts } from '../store/products'
import { heldProductIds } from '../store/positions'
import { paidDays } from '../store/distributions'
import { isOffered } from '../purchase/sale'
import { termsOf } from '../store/product-terms'

/** Income that the customer was paid in a month, one line for each product and day. */
function ownDistributions(month: string, { db, customerId }: HandlerContext): ProductDay[] {
  return paidDays(db, customerId, month).map(({ date, productId }) => ({
    ...{ date, productId, type: CALENDAR_EVENT.distribution, note: '分配到账' },
  }))
}

/** Handlers of `src/contract/calendar.ts`. */
export const calendarHandlers = {
  productCalendar({ month: wanted, onlyMine }, context) {
    const { db, customerId, today, now } = context
    const month = wanted ?? today().slice(0, 7)
    if (!viewingOf(context).canView) throw new BusinessError(INNER.investorNotQualified)
    const products = new Map(allProducts(db).map(product => [product.product_id, product]))
    const held = heldProductIds(db, customerId)
    const own = ownDistributions(month, context)
    const isPaid = (day: ProductDay) =>
      own.some(({ date, productId }) => date === day.date && productId === day.productId)
    const planned = [...products.values()]
      .filter(product => {
        const isHeld = held.includes(product.product_id)
        return isHeld || (!isOn(onlyMine) && isOffered(db, product, now()))
      })
      .flatMap(product => daysOfProduct({ ...product, ...termsOf(db, product.product_id) }, month))
      // What was paid is not announced beside it.
      .filter(day => day.type !== CALENDAR_EVENT.distribution || !isPaid(day))
    const all = [...planned, ...own].sort((one, other) => order(one).localeCompare(order(other)))
    const dates = [...new Set(all.map(({ date }) => date))]
    const eventOf = ({ productId, type, note }: ProductDay) => {
      const product = products.get(productId)
      return {
        eventType: type,
        productId,
        productName: product?.product_name ?? '',
        productType: product?.product_type ?? '',
        riskLevel: product?.risk_level ?? '',
        note,
      }
    }
    return {
      month,
      today: today(),
      days: dates.map(date => ({ date, events: all.filter(day => day.date === date).map(eventOf) })),
    }
  },
} satisfies Partial<Handlers>

/** By day, then by kind, then by product. */
const order = ({ date, type, productId, note }: ProductDay) => [date, type, productId, note].join(' ')
