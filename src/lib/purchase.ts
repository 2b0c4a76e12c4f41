import { ageOn } from './date'
import { isPositive, parseDecimal } from './decimal'
import { group } from './format-number'
import { countedText } from './counted-text'
import { UNKNOWN_TEXT } from './unknown-text'
import { AMOUNT, amountRule, type Rule } from './validate'

const WAN = 10_000

/** What an amount may be: yuan with two digits. */
export interface PurchaseLimits {
  readonly minAmount: string
  readonly stepAmount: string
  readonly maxAmount: string
  /** What is left to be sold. */
  readonly remainQuota: string
  /** Who holds the product already may add less than a first purchase asks for. */
  readonly isAppend: boolean
}

/** Ten thousands as they are said: `300000.00` is `30`, `5000.00` is `0.5`, `12300000.00` is `1,230` (rule V-THOUS). */
export function inWan(amount: string): string {
  const wan = parseDecimal(amount)?.div(WAN).toFixed()
  return wan === undefined ? UNKNOWN_TEXT : group(wan)
}

/** Yuan as they are said: `30万元`, what is less than ten thousand as `5,000元`; `blank` stands before the unit. */
export function saidYuan(amount: string, blank = ''): string {
  const yuan = parseDecimal(amount)
  const isSmall = yuan?.abs().lt(WAN) ?? false
  return isSmall ? `${group(yuan?.toFixed() ?? '')}${blank}元` : `${inWan(amount)}${blank}万元`
}

type Terms = Pick<PurchaseLimits, 'minAmount' | 'stepAmount'>

/** From how much on, and by how much more: 30 万元起，以 10 万元递增; a product may have no step. `by`: what stands before the step. */
export function amountTerms({ minAmount, stepAmount }: Terms, by = ''): string {
  const from = `${saidYuan(minAmount, ' ')}起`
  return isPositive(stepAmount) ? `${from}，${by}${saidYuan(stepAmount, ' ')}递增` : from
}

/** Why so much cannot be bought (rules V-AMT, V-AMT-MIN, V-AMT-STEP, V-AMT-MAX, in this order). */
export function purchaseError(amount: string, limits: PurchaseLimits): string | undefined {
  const wanted = amountRule(amount) === undefined ? parseDecimal(amount) : null
  const min = parseDecimal(limits.minAmount)
  const step = parseDecimal(limits.stepAmount)
  if (!wanted || !min || !step) return '请输入正确的金额'
  if (wanted.lt(min)) {
    return `${limits.isAppend ? '追加' : '首次认购'}金额不低于${saidYuan(limits.minAmount)}`
  }
  // A product without a step takes any amount from its least on: there is nothing to divide by.
  const isOnStep = step.lte(0) || wanted.minus(min).mod(step).eq(0)
  if (!isOnStep) return `递增金额须为${saidYuan(limits.stepAmount)}的整数倍`
  const mostOf = [limits.maxAmount, limits.remainQuota].map(most => parseDecimal(most) ?? 0)
  return mostOf.some(most => wanted.gt(most)) ? '超过剩余可认购额度' : undefined
}

/** An amount as it is sent, with two digits; as it stands while it is none. */
export function fullAmount(amount: string): string {
  return AMOUNT.test(amount) ? (parseDecimal(amount)?.toFixed(2) ?? amount) : amount
}

const LEVEL = /^[CR][1-5]$/

/** Whether a product goes with what the customer can bear (rule V-SUIT): a level that is not known goes with nothing. */
export function isSuitable(productLevel: string, customerLevel: string): boolean {
  if (!LEVEL.test(productLevel) || !LEVEL.test(customerLevel)) return false
  return Number(productLevel.slice(1)) <= Number(customerLevel.slice(1))
}

/** Who is so old is asked once more before what risks more is bought (rule V-65). */
export const SENIOR_AGE = 65
/** The least level of products that the rule is about. */
const SENIOR_FROM = 'R3'
/** So long the notice stands there before it can be confirmed. */
export const SENIOR_WAIT_SECONDS = 30

/** Whether the customer is asked once more before this product (rule V-65); days `YYYY-MM-DD`. */
export function needsSeniorNotice(birthDate: string, productLevel: string, today: string): boolean {
  const age = ageOn(birthDate, today)
  return age !== null && age >= SENIOR_AGE && productLevel >= SENIOR_FROM
}

/** Letters of a word to the company, at most (rule V-TEXT). */
export const REMARK_MAX = 200

/** A word to the company (rule V-TEXT): what counts is left after emoji are taken out. */
export const remarkRule: Rule<string> = text =>
  Array.from(countedText(text)).length > REMARK_MAX ? `请输入1-${REMARK_MAX}个字` : undefined
