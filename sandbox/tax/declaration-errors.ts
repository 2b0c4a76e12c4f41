import { addressDetailRule } from '@/lib/address'
import { NO_TIN_REASON, TAX_TYPE } from '@/contract/tables/tax'
import type { TaxCountry, TaxDeclaration } from '@/contract/tax'
import type { FieldError } from '@/lib/app-error'
import { CHINA } from '@/lib/papers'
import {
  birthDateRule,
  birthplaceRule,
  countriesRule,
  countryRule,
  explainRule,
  latinNameRule,
  latinTextRule,
  NO_TIN_TEXT,
  tinRule,
} from '@/lib/tax-rules'

function countryErrors({ country, tin, noTinReason, explain }: TaxCountry, index: number): FieldError[] {
  const at = (field: string, msg: string | undefined) =>
    msg === undefined ? [] : [{ field: `countries.${index}.${field}`, msg }]
  const wrongCountry = at('country', countryRule(country))
  // Its number has a place of its own.
  if (country === CHINA) return wrongCountry
  if (noTinReason === '') return [...wrongCountry, ...at('tin', tinRule(country)(tin))]
  if (!(noTinReason in NO_TIN_REASON.labels)) return [...wrongCountry, ...at('noTinReason', NO_TIN_TEXT)]
  if (noTinReason !== NO_TIN_REASON.notObtained) return wrongCountry
  return [...wrongCountry, ...at('explain', explainRule(explain))]
}

/**
 * What is wrong with a declaration, by path (rules V-CRS-NAME, V-CRS-TIN); `today` as `YYYY-MM-DD`. `hasChineseId`: an identity number
 * serves as the Chinese one.
 */
export function declarationErrors(
  declaration: TaxDeclaration,
  { today, hasChineseId }: { readonly today: string; readonly hasChineseId: boolean },
): FieldError[] {
  if (declaration.taxType === TAX_TYPE.chinaOnly) return []
  const checks: readonly (readonly [keyof TaxDeclaration, string | undefined])[] = [
    ['surname', latinNameRule(declaration.surname)],
    ['givenName', latinNameRule(declaration.givenName)],
    ['birthDate', birthDateRule(today)(declaration.birthDate)],
    ['addressCn', addressDetailRule(declaration.addressCn)],
    ['addressEn', latinTextRule(declaration.addressEn)],
    ['birthplaceCn', birthplaceRule(declaration.birthplaceCn)],
    ['birthplaceEn', latinTextRule(declaration.birthplaceEn)],
    [
      'chinaTin',
      declaration.taxType === TAX_TYPE.both && !hasChineseId
        ? tinRule(CHINA)(declaration.chinaTin)
        : undefined,
    ],
    ['countries', countriesRule(declaration.countries)],
  ]
  const own = checks.flatMap(([field, msg]) => (msg === undefined ? [] : [{ field, msg }]))
  return [...own, ...declaration.countries.flatMap(countryErrors)]
}
