import { addressText } from '@/domains/contact/contact-parts'
import { NO_TIN_REASON, TAX_TYPE } from '@/contract/tables/tax'
import type { TaxDeclaration } from '@/contract/tax'
import { type CodeOf, codesOf } from '@/contract/code-table'
import {
  birthDateRule,
  birthplaceRule,
  countriesRule,
  countryRule,
  explainRule,
  latinNameRule,
  latinTextRule,
  MAX_TAX_COUNTRIES,
  tinRule,
} from '@/lib/tax-rules'
import { CHINA } from '@/lib/papers'
import { choice, consent, flag, text } from '@/stores/form/field'
import { Form } from '@/stores/form/form'
import { type ValuesOf, when } from '@/stores/form/group'
import { rows } from '@/stores/form/rows'
import { latinText, nameText } from '@/stores/form/typed'
import { isTaxedAbroad } from './tax-flow'

export type TaxType = TaxDeclaration['taxType']
type NoTinReason = CodeOf<typeof NO_TIN_REASON>

const TYPES = codesOf(TAX_TYPE)
const REASONS = codesOf(NO_TIN_REASON)
const PROMISE = '请确认信息真实并承诺变更时告知'

/** The promise to tell changes within 30 days: given anew with every declaration. */
const promise = () => consent(PROMISE, '确认勾选')

/** Who is taxed abroad promises on the page of the details. */
export function typeForm() {
  const taxType = choice<TaxType>({
    among: TYPES,
    required: '请选择税收居民身份',
    label: '税收居民身份',
  })
  return new Form({ taxType, promise: when(() => !isTaxedAbroad(taxType.value), promise()) })
}

/** One residence outside of China: a number, or why there is none (rule V-CRS-TIN). */
export function countryFields() {
  const country = choice<string>({ rule: countryRule, label: '国家（地区）' })
  const hasNoTin = flag({ isOptional: true })
  const noTinReason = choice<NoTinReason>({
    among: REASONS,
    required: '请选择没有税号的原因',
    label: '没有税号的原因',
  })
  return {
    country,
    hasNoTin,
    tin: when(
      () => !hasNoTin.value,
      text({ rule: value => tinRule(country.value)(value), label: '纳税人识别号' }),
    ),
    noTinReason: when(() => hasNoTin.value, noTinReason),
    explain: when(
      () => hasNoTin.value && noTinReason.value === NO_TIN_REASON.notObtained,
      text({ rule: explainRule, label: '情况说明' }),
    ),
  }
}

export type CountryFields = ReturnType<typeof countryFields>

/** `today` as `YYYY-MM-DD`. `asksChinaTin`: who is taxed in China too has no identity number that serves as the Chinese one. */
export const detailsForm = (today: string, asksChinaTin: () => boolean = () => false) =>
  new Form({
    surname: nameText({ rule: latinNameRule, label: '姓' }),
    givenName: nameText({ rule: latinNameRule, label: '名' }),
    birthDate: text({ rule: birthDateRule(today), label: '出生日期' }),
    chinaTin: when(asksChinaTin, text({ rule: tinRule(CHINA), label: '中国纳税人识别号' })),
    countries: rows(countryFields, {
      min: 1,
      max: MAX_TAX_COUNTRIES,
      rule: list => countriesRule(list),
      label: '国家（地区）',
    }),
    birthplaceCn: text({ rule: birthplaceRule, label: '出生地（中文）' }),
    birthplaceEn: latinText({ rule: latinTextRule, label: '出生地（英文或拼音）' }),
    addressCn: addressText({ label: '现居地址（中文）' }),
    addressEn: latinText({ rule: latinTextRule, label: '现居地址（英文或拼音）' }),
    promise: promise(),
  })

export type DetailsForm = ReturnType<typeof detailsForm>

/** The details as they are sent; a number that is hidden by 没有税号 is none. */
export function declaredDetails({
  countries,
  chinaTin = '',
  promise: _promise,
  ...person
}: ValuesOf<DetailsForm['fields']>): Omit<TaxDeclaration, 'taxType'> {
  return {
    ...person,
    chinaTin,
    countries: countries.map(({ country, tin = '', noTinReason = '', explain = '' }) => ({
      country,
      tin,
      noTinReason,
      explain,
    })),
  }
}
