import { parseDecimal } from './decimal'

const SHARES = /^\d{1,12}(?:\.\d{1,2})?$/

/** What a redemption may not go beyond; shares with two digits. */
export interface RedemptionLimits {
  readonly availableShares: string
  /** Least that may be left, unless nothing is. */
  readonly minHoldShares: string
}

/** Why so many shares cannot be redeemed, or converted (rule V-REDEEM). */
export function redeemError(
  shares: string,
  limits: RedemptionLimits,
  act: '赎回' | '转换' = '赎回',
): string | undefined {
  const wanted = SHARES.test(shares) ? parseDecimal(shares) : null
  const available = parseDecimal(limits.availableShares)
  if (!wanted || !available || wanted.lte(0)) return `请输入正确的${act}份额`
  if (wanted.gt(available)) return `${act}份额不能超过可用份额`
  const left = available.minus(wanted)
  if (left.gt(0) && left.lt(parseDecimal(limits.minHoldShares) ?? 0)) {
    return `剩余份额低于最低持有份额，请全部${act}`
  }
  return undefined
}

/** Shares by the net value, less a fee in percent; yuan with two digits. */
export interface Proceeds {
  readonly gross: string
  readonly fee: string
  readonly net: string
}

/** What shares bring at a net value; `undefined` when either is unknown. */
export function proceedsOf(shares: string, netValue: string, feeRate: string): Proceeds | undefined {
  const [amount, value, rate] = [parseDecimal(shares), parseDecimal(netValue), parseDecimal(feeRate)]
  if (!amount || !value || !rate) return undefined
  const gross = amount.times(value).round(2)
  const fee = gross.times(rate).div(100).round(2)
  return { gross: gross.toFixed(2), fee: fee.toFixed(2), net: gross.minus(fee).toFixed(2) }
}
