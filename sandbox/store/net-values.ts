import { addDays } from '@/lib/date'
import { weekdayFrom } from '../portfolio/calendar'
import type { Db } from './database'
import type { ProductRow } from './products'

/** What a product was worth on a day. The two of cash management are `''` for every other product. */
export interface NetValueRow {
  readonly date: string
  readonly net_value: string
  readonly acc_net_value: string
  /** Yuan per ten thousand shares earned that day. */
  readonly ten_thousand_income: string
  readonly seven_day_yield: string
}

type Dated = Pick<ProductRow, 'product_id' | 'establish_date' | 'maturity_date'>

const CONSTANT = {
  net_value: '1.0000',
  acc_net_value: '1.0000',
  ten_thousand_income: '',
  seven_day_yield: '',
}

/** A product without stored values stands at 1.0000 on every weekday of its life. */
function constantValues(
  { establish_date, maturity_date }: Dated,
  from: string,
  before: string,
): NetValueRow[] {
  const rows: NetValueRow[] = []
  const end = maturity_date && maturity_date < before ? addDays(maturity_date, 1) : before
  let date = weekdayFrom(from > establish_date ? from : establish_date)
  while (date < end) {
    rows.push({ ...CONSTANT, date })
    date = weekdayFrom(addDays(date, 1))
  }
  return rows
}

/** Net values known before a day, from another day on, oldest first. */
export function netValuesOf(
  db: Db,
  product: Dated,
  { from, before }: { from: string; before: string },
): NetValueRow[] {
  const isStored =
    db.get('SELECT 1 FROM net_values WHERE product_id = ? LIMIT 1', product.product_id) !== undefined
  if (!isStored) return constantValues(product, from, before)
  return db.all<NetValueRow>(
    'SELECT * FROM net_values WHERE product_id = ? AND date >= ? AND date < ? ORDER BY date',
    product.product_id,
    from,
    before,
  )
}

/** The last two net values known before a day: the newest and the one before it. */
export function latestNetValues(
  db: Db,
  product: Dated,
  before: string,
): { newest: NetValueRow | undefined; previous: NetValueRow | undefined } {
  const stored = db.all<NetValueRow>(
    'SELECT * FROM net_values WHERE product_id = ? AND date < ? ORDER BY date DESC LIMIT 2',
    product.product_id,
    before,
  )
  if (stored.length > 0) return { newest: stored[0], previous: stored[1] }
  const end = product.maturity_date && product.maturity_date < before ? product.maturity_date : before
  const [newest, previous] = netValuesOf(db, product, { from: addDays(end, -7), before }).reverse()
  return { newest, previous }
}
