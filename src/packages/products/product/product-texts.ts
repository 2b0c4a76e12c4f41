import type { Product } from '@/contract/product'
import { PRODUCT_TYPE, RAISE_STATUS, TERM_UNIT } from '@/contract/tables/product'
import { parseDecimal } from '@/lib/decimal'
import { amountTerms } from '@/lib/purchase'

/** Products whose net value stands still have no line to draw. */
const FLAT_TYPES: readonly string[] = [PRODUCT_TYPE.fixedIncome, PRODUCT_TYPE.cash]

/** Whether a product's net value moves, so that there is a line of it. */
export const hasNetValues = ({ productType, netValue }: Pick<Product, 'productType' | 'netValue'>): boolean =>
  !FLAT_TYPES.includes(productType) && netValue !== ''

/** 18个月; 无固定期限 without an end. */
export function termText({ term, termUnit }: Pick<Product, 'term' | 'termUnit'>): string {
  if (term === 0) return '无固定期限'
  const units: Readonly<Record<string, string>> = TERM_UNIT.labels
  return `${term}${units[termUnit] ?? ''}`
}

/** 30 万元起，以 10 万元递增. */
export const amountHelp = (product: Pick<Product, 'minAmount' | 'stepAmount'>): string =>
  amountTerms(product, '以 ')

/** How far the raising is, in whole percent (0 to 100, cut off); undefined while nothing is raised. */
export function raisedPercent({
  raiseStatus,
  remainQuota,
  totalQuota,
}: Pick<Product, 'raiseStatus' | 'remainQuota' | 'totalQuota'>): number | undefined {
  if (raiseStatus !== RAISE_STATUS.raising) return undefined
  const [left, total] = [parseDecimal(remainQuota), parseDecimal(totalQuota)]
  if (!left || !total || total.lte(0)) return undefined
  const percent = total.minus(left).div(total).times(100).round(0, 0)
  return Math.min(100, Math.max(0, Number(percent.toFixed())))
}

/** 认购 for a first purchase, 追加申购 for who holds it already. */
export const buyText = ({ isAppend }: { readonly isAppend: boolean }): string =>
  isAppend ? '追加申购' : '认购'
