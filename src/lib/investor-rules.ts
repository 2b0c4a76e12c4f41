import { compareDecimals } from './decimal'
import { amountRule, type Rule } from './validate'

/** Years of experience that a qualified investor has at least (rule V-QI). */
export const INVESTOR_YEARS = 2
/** Nobody has invested for longer. */
const MOST_YEARS = 80

const WHOLE_YEARS = /^\d{1,2}$/

/** 300: whole ten thousands of yuan, as the limits are. */
const inTenThousands = (yuan: string) => String(Number(yuan) / 10_000)

/** The amount of a criterion, in yuan as typed, whose least is `least`; exactly that is enough (rule V-QI). */
export function investorAmountRule(least: string): Rule<string> {
  return amount =>
    amountRule(amount) ??
    (compareDecimals(amount, least) === -1 ? `须不低于${inTenThousands(least)}万元` : undefined)
}

/** Whole years of experience as typed (rule V-QI). */
export const investorYearsRule: Rule<string> = years => {
  if (!WHOLE_YEARS.test(years) || Number(years) > MOST_YEARS) return '请填写投资经历的整年数，如 5'
  return Number(years) < INVESTOR_YEARS ? `投资经历须满${INVESTOR_YEARS}年` : undefined
}
