import type { CodeOf } from '@/contract/code-table'
import { CALENDAR_EVENT } from '@/contract/tables/calendar'
import { addDays } from '@/lib/date'
import { nextOpenDay } from '../portfolio/calendar'
import type { ProductTermsRow } from '../store/product-terms'
import type { ProductRow } from '../store/products'

/** A product as far as its days follow from it. */
export type DatedProduct = Pick<
  ProductRow,
  'product_id' | 'establish_date' | 'maturity_date' | 'open_rule' | 'next_dist_date'
> &
  Pick<ProductTermsRow, 'raise_start' | 'raise_end'>

/** One day of a product. */
export interface ProductDay {
  readonly date: string
  readonly productId: string
  readonly type: CodeOf<typeof CALENDAR_EVENT>
  readonly note: string
}

function raiseDays({ product_id: productId, raise_start, raise_end }: DatedProduct): ProductDay[] {
  if (raise_start === '') return []
  const type = CALENDAR_EVENT.raise
  return [
    { date: raise_start.slice(0, 10), productId, type, note: '募集开始' },
    { date: raise_end.slice(0, 10), productId, type, note: '募集截止' },
  ]
}

/** The open day of a month; a product that is open every day has none of its own, and none before it is established. */
function openDays(
  { product_id, open_rule, establish_date, maturity_date }: DatedProduct,
  month: string,
): ProductDay[] {
  if (!open_rule.startsWith('monthly')) return []
  // A day on a weekend moves to the Monday behind it, at times into the next month.
  const dates = [-1, 0].map(step => nextOpenDay(open_rule, addDays(`${month}-01`, step * 3)))
  return [...new Set(dates)]
    .filter(date => date >= establish_date && (maturity_date === '' || date < maturity_date))
    .map(date => ({
      date,
      productId: product_id,
      type: CALENDAR_EVENT.open,
      note: '15:00 前可赎回，申购已于前2个工作日截止',
    }))
}

/** What a product's own terms say of a month: raising, open days, the next distribution, maturity. */
export function daysOfProduct(product: DatedProduct, month: string): ProductDay[] {
  const { product_id: productId, next_dist_date, maturity_date } = product
  const all = [
    ...raiseDays(product),
    ...openDays(product, month),
    { date: next_dist_date, productId, type: CALENDAR_EVENT.distribution, note: '预计分配，以公告为准' },
    { date: maturity_date, productId, type: CALENDAR_EVENT.maturity, note: '产品到期' },
  ]
  return all.filter(({ date }) => date.startsWith(month))
}
