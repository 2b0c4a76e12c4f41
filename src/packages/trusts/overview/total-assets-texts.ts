import { parseDecimal } from '@/lib/decimal'
import { thousands } from '@/lib/format-number'

interface TotalPoint {
  readonly date: string
  readonly amount: string
}

/**
 * The total over a period in one sentence, oldest point first: the words of its chart. What the principal added and the
 * trust paid out moves it too, so it is no return. Fewer than two known totals have nothing to tell.
 */
export function describeTotals(period: string, points: readonly TotalPoint[]): string {
  const known = points.flatMap(({ amount }) => parseDecimal(amount) ?? [])
  const [first] = known
  const last = known[known.length - 1]
  if (!first || !last || known.length < 2) return `${period}信托财产总额数据不足，暂无走势。`
  const change = last.minus(first)
  const [verb, end] = change.eq(0)
    ? ['至', '持平']
    : change.gt(0)
      ? ['增至', `增加 ${thousands(change)} 元`]
      : ['减至', `减少 ${thousands(change.abs())} 元`]
  return `${period}信托财产总额由 ${thousands(first)} 元${verb} ${thousands(last)} 元，${end}；含追加委托与分配的影响。`
}

/** Label of a grid line in yuan, as short as it can be: 1865万, 1860.5万. The line is only a place on the screen. */
export function totalAxisLabel(value: number): string {
  return `${Number((value / 10_000).toFixed(2))}万`
}
