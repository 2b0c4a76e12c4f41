import type { DecimalInput } from '@/lib/decimal'
import { exact } from '../portfolio/amounts'
import type { DistPlanRow } from '../store/trust-payments'

/** What a plan gives: its amount, or its part of what the trust has at that time, down to the whole cent. */
export function grantOf(
  { amount, percent }: Pick<DistPlanRow, 'amount' | 'percent'>,
  total: DecimalInput,
): string {
  return amount || exact(total).times(percent).div(100).round(2, 0).toFixed(2)
}
