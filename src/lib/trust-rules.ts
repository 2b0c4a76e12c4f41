import { type IdFacts, idNoError } from './beneficiary-rules'
import { addDecimals, compareDecimals } from './decimal'
import { amountRule, type Rule } from './validate'

/** Letters of the name of a trust. */
export const TRUST_NAME_LENGTH = { min: 4, max: 40 } as const
/** Letters of what a trust is for. */
export const PURPOSE_LENGTH = { min: 10, max: 200 } as const
export const WISHES_MAX = 500
/** Years of a trust that ends. */
export const TERM_YEARS = { min: 5, max: 50 } as const
/** Of the free words that explain something (rule V-TEXT). */
export const NOTE_LENGTH = { min: 5, max: 200 } as const

const EMOJI = /\p{Extended_Pictographic}/u
/** What no trust may be called: state and nation are not its own, and no gain is promised. */
const FORBIDDEN_IN_NAMES = ['中国', '国家', '中央', '保本', '保收益', '刚兑', '无风险', '稳赚']
/** A trust that serves nothing but gain is none for a family. */
const GAIN_ONLY =
  /^(?:单纯|仅|只|只是|仅仅|纯粹)?(?:为了?|用于|追求)?(?:本人|个人)?(?:家庭)?(?:资金|资产|财产|财富|投资)?(?:的)?(?:保值)?(?:增值|理财|收益|盈利|赚钱|获利)+$/

const lengthOf = (value: string) => Array.from(value.trim()).length

function textRule(min: number, max: number, message: string): Rule<string> {
  return value => {
    const length = lengthOf(value)
    return length < min || length > max || EMOJI.test(value) ? message : undefined
  }
}

export const employerRule = textRule(2, 50, '请填写工作单位')
export const positionRule = textRule(2, 30, '请填写职务')
export const sourceNoteRule = textRule(2, 100, '请说明其他财产来源')
export const pepDetailRule = textRule(NOTE_LENGTH.min, NOTE_LENGTH.max, '请输入5-200个字')
export const adviserRule = textRule(2, 50, '请填写投资顾问')
export const wishesRule = textRule(0, WISHES_MAX, '特别意愿不超过500个字')
export const propertyNameRule = textRule(2, 50, '财产名称为2-50个字')

const nameLengthRule = textRule(TRUST_NAME_LENGTH.min, TRUST_NAME_LENGTH.max, '信托名称为4-40个字')
const purposeLengthRule = textRule(
  PURPOSE_LENGTH.min,
  PURPOSE_LENGTH.max,
  '设立目的不少于10个字，不超过200个字',
)

/** The name of a trust, which ends in what kind of trust it is. */
export function trustNameRule(suffix: string): Rule<string> {
  return value => {
    const name = value.trim()
    const word = FORBIDDEN_IN_NAMES.find(forbidden => name.includes(forbidden))
    if (word !== undefined) return `信托名称不能包含“${word}”`
    if (suffix !== '' && !name.endsWith(suffix)) return `信托名称须以“${suffix}”结尾`
    return nameLengthRule(name)
  }
}

/** What the trust is for: in a few words at least, and more than gain alone. */
export const purposeRule: Rule<string> = value => {
  const bare = value.replace(/[\s，。、；,.;！!]/g, '')
  const isGainOnly = bare.split(/和|与|及|并/).every(part => GAIN_ONLY.test(part))
  return bare !== '' && isGainOnly
    ? '设立目的不能是单纯增值，请写明用于家庭的哪些安排'
    : purposeLengthRule(value)
}

const inTenThousands = (yuan: string) => String(Number(yuan) / 10_000)

/** At least `least` yuan of a kind of trust, or of what is delivered to it; exactly that is enough (rule V-FT-MIN). */
export function leastAmountRule(kind: string, least: string): Rule<string> {
  return amount =>
    compareDecimals(amount, least) === -1 ? `${kind}设立金额不低于${inTenThousands(least)}万元` : undefined
}

/** The amount a trust is set up with (rules V-AMT, V-FT-MIN). */
export function trustAmountRule(kind: string, least: string): Rule<string> {
  return amount => amountRule(amount) ?? leastAmountRule(kind, least)(amount)
}

/** Years as typed: 5 to 50, or 0 for no fixed term. */
export const termRule: Rule<string> = value => {
  const years = /^\d{1,2}$/.test(value) ? Number(value) : -1
  return years === 0 || (years >= TERM_YEARS.min && years <= TERM_YEARS.max)
    ? undefined
    : '信托期限为5至50年，或无固定期限'
}

/** The spouse's number is right for its kind, and not the principal's own; `own` is `''` where it is not known (rules V-ID18, V-SPOUSE). */
export function spouseIdError(id: IdFacts, own: string, today: string): string | undefined {
  const isOwn = own !== '' && id.idNo === own
  return idNoError(id, today) ?? (isOwn ? '配偶证件号码不能与委托人相同' : undefined)
}

/** What the properties are worth together, in yuan; what is no amount yet counts nothing. */
export function totalOf(amounts: readonly string[]): string {
  const known = amounts.filter(amount => amountRule(amount) === undefined)
  return addDecimals(known)?.toFixed(2) ?? '0.00'
}
