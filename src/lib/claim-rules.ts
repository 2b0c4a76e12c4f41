import { addDays, isRealDate } from './date'
import { compareDecimals } from './decimal'
import { thousands } from './format-number'
import { AMOUNT } from './validate'

/** Letters of what is said about a claim, at most (rule V-TEXT). */
export const CLAIM_REMARK_MAX = 200

/** Why so much cannot be claimed (rule V-DIST-AMT); `cap` is what is left of the plan, in yuan. */
export function claimAmountError(amount: string, cap: string): string | undefined {
  if (!AMOUNT.test(amount) || compareDecimals(amount, '0') !== 1) return '请填写正确的分配金额'
  return compareDecimals(amount, cap) === 1 ? `申请金额不能超过可申请的${thousands(cap)}元` : undefined
}

/** Why a payment cannot be expected on a day: from tomorrow on (rule V-DIST-AMT). */
export function expectDateError(date: string, today: string): string | undefined {
  if (!isRealDate(date)) return '请选择期望支付日期'
  return date < addDays(today, 1) ? '期望支付日期不能早于明天' : undefined
}
