import { ASSET_CLASS } from '@/contract/tables/instruction'
import { PRODUCT_TYPE } from '@/contract/tables/product'
import type { CodeOf } from '@/contract/code-table'
import { addDays } from '@/lib/date'
import { exact, fourDigits, sumOf, twoDigits } from '../portfolio/amounts'
import { weekdayBefore } from '../portfolio/calendar'
import type { Db } from '../store/database'
import { latestNetValues } from '../store/net-values'
import type { ProductRow } from '../store/products'
import { type HoldingRow, holdingsOf } from '../store/trust-holdings'
import { propertyValue } from '../store/trust-property'
import { addValuation, flowBetween, valuationsBefore } from '../store/trust-valuations'
import { setWorth, type TrustRow } from '../store/trusts'

export type AssetClass = CodeOf<typeof ASSET_CLASS>

const CLASSES: Readonly<Record<string, AssetClass>> = {
  [PRODUCT_TYPE.cash]: ASSET_CLASS.cash,
  [PRODUCT_TYPE.fixedIncome]: ASSET_CLASS.fixedIncome,
  [PRODUCT_TYPE.fixedIncomePlus]: ASSET_CLASS.fixedIncomePlus,
}

/** To which class of an investment plan a product belongs. */
export const classOf = ({ product_type }: Pick<ProductRow, 'product_type'>): AssetClass =>
  CLASSES[product_type] ?? ASSET_CLASS.equity

/** The net value of a product on a day, or the last one before it. */
export function netValueOn(db: Db, product: ProductRow, day: string): string {
  return latestNetValues(db, product, addDays(day, 1)).newest?.net_value ?? '1.0000'
}

/** Shares by the net value of a day, in yuan. */
export const valueOn = (db: Db, holding: HoldingRow, day: string): string =>
  twoDigits(exact(holding.shares).times(netValueOn(db, holding, day)))

/** Parts of a trust in yuan; `total` is their sum to the cent. */
export interface Worth {
  readonly cash: string
  readonly invested: string
  readonly total: string
}

/** What a trust is worth by its last valuation: its cash, its holdings, and what is neither. */
export function worthOf(db: Db, trust: TrustRow): Worth {
  const { cash, asset_date: day } = trust
  const holdings = holdingsOf(db, trust.id)
  const invested = sumOf([propertyValue(db, trust.id), ...holdings.map(holding => valueOn(db, holding, day))])
  return { cash, invested, total: sumOf([cash, invested]) }
}

/** What each class of a plan comes to, by the last valuation; cash management stands with the cash. */
export function classAmounts(db: Db, trust: TrustRow): ReadonlyMap<string, string> {
  const amounts = new Map<string, string>([[ASSET_CLASS.labels.cash, trust.cash]])
  for (const holding of holdingsOf(db, trust.id)) {
    const name = ASSET_CLASS.labels[classOf(holding)]
    amounts.set(name, sumOf([amounts.get(name) ?? '0.00', valueOn(db, holding, trust.asset_date)]))
  }
  return amounts
}

/** Later than any flow. */
const NEVER = '9999-12-31'

/** Values a trust anew by the net values of a day, unless a later day is known already. */
export function revalue(db: Db, trust: TrustRow, day: string): void {
  if (day <= trust.asset_date) return
  const before = worthOf(db, { ...trust, asset_date: weekdayBefore(day) })
  const now = worthOf(db, { ...trust, asset_date: day })
  const last = valuationsBefore(db, trust.id, day).at(-1)
  setWorth(db, trust.id, {
    cash: trust.cash,
    total_assets: now.total,
    asset_date: day,
    yesterday_income: twoDigits(exact(now.total).minus(before.total)),
  })
  if (!last || exact(last.total_assets).lte(0)) return
  // What came in or went out bought or cancelled units: the value of each is moved by the rest alone.
  const total = exact(now.total).minus(flowBetween(db, trust.id, day, NEVER))
  const growth = total.minus(flowBetween(db, trust.id, last.date, day)).div(last.total_assets)
  addValuation(db, trust.id, {
    date: day,
    net_value: fourDigits(growth.times(last.net_value)),
    total_assets: twoDigits(total),
  })
}
