import { parseDecimal } from '@/lib/decimal'

/** Share of a bar's room in percent, 0 to 100; an unknown weight draws nothing. */
export function barWidth(weight: string): string {
  const value = parseDecimal(weight)
  if (!value || value.lt(0)) return '0%'
  return value.gt(100) ? '100%' : `${value.toString()}%`
}
