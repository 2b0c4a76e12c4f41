import type { Rule } from './validate'

/** 100 % in hundredths of a percent: shares are counted as integers, never as floats (rule V-SHARE). */
export const WHOLE_SHARE = 10_000

const SHARE = /^(\d{1,3})(?:\.(\d{1,2}))?$/

/** A share as typed, in hundredths of a percent; undefined for what is none: `33.3` is 3330. */
export function hundredthsOf(text: string): number | undefined {
  const [, whole, part = ''] = SHARE.exec(text.trim()) ?? []
  return whole === undefined ? undefined : Number(whole) * 100 + Number(part.padEnd(2, '0'))
}

/** Hundredths of a percent as they are sent and shown: 3330 is `33.30`. */
export function shareText(hundredths: number): string {
  return `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`
}

/** One share: 0.01 to 100.00 with two decimals at most (rule V-SHARE). */
export const shareRule: Rule<string> = value => {
  const share = hundredthsOf(value)
  return share !== undefined && share > 0 && share <= WHOLE_SHARE ? undefined : '请填写正确的受益比例'
}

/** What shares add up to, in hundredths; what is no share counts nothing. */
export function sumOfShares(shares: readonly string[]): number {
  return shares.reduce((sum, share) => sum + (hundredthsOf(share) ?? 0), 0)
}

/** The sum of each order that somebody is in, first order first. */
export function orderSumsOf(
  people: readonly { readonly order: number; readonly sharePercent: string }[],
): { readonly order: number; readonly sum: string }[] {
  const orders = [...new Set(people.map(({ order }) => order))].sort((one, other) => one - other)
  return orders.map(order => ({
    order,
    sum: shareText(
      sumOfShares(people.filter(one => one.order === order).map(({ sharePercent }) => sharePercent)),
    ),
  }))
}

/** What is wrong with the shares of an order, by their sum; undefined when they come to exactly 100 %. */
export function shareSumError(sum: string): string | undefined {
  return hundredthsOf(sum) === WHOLE_SHARE ? undefined : `同一顺位受益比例合计须为100%，当前为${sum}%`
}
