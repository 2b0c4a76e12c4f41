import { addressDetailRule, regionRule } from './address'
import {
  birthError,
  type IdFacts,
  idNoError,
  isMinorOn,
  nationalityError,
  type Problem,
} from './beneficiary-rules'
import { expiryError } from './papers'
import { mobileRule, nameRule } from './validate'

/** Said where a minor has no guardian (rule V-GUARD). */
export const GUARDIAN_MISSING = '受益人未满18周岁，请填写监护人信息'

/** What the rules look at: somebody who acts for a minor. */
export interface GuardianFacts extends IdFacts {
  readonly name: string
  readonly relation: string
  readonly birthDate: string
  readonly idExpireDate: string
  readonly mobile: string
  /** Both `''` where none was given. */
  readonly regionCode: string
  readonly address: string
}

export type GuardianField = Exclude<keyof GuardianFacts, 'kind'>

/** Somebody of age, and somebody else than the minor. */
export function guardianBirthError(
  guardian: IdFacts & { readonly birthDate: string },
  today: string,
): string | undefined {
  const error = birthError(guardian, guardian.birthDate, today)
  if (error) return error
  return isMinorOn(guardian.birthDate, today) ? '监护人须年满18周岁' : undefined
}

export function guardianIdError(guardian: IdFacts, minorIdNo: string, today: string): string | undefined {
  return idNoError(guardian, today) ?? (guardian.idNo === minorIdNo ? '监护人不能是受益人本人' : undefined)
}

function addressChecks({ regionCode, address }: GuardianFacts): [GuardianField, string | undefined][] {
  return [
    ['regionCode', regionRule(regionCode)],
    ['address', addressDetailRule(address)],
  ]
}

/** Everything that keeps a guardian from being saved on this day, in the order of the page (rule V-GUARD). */
export function guardianProblems(
  guardian: GuardianFacts,
  minorIdNo: string,
  today: string,
): readonly Problem<GuardianField>[] {
  const problems: readonly [GuardianField, string | undefined][] = [
    ['name', nameRule(guardian.name)],
    ['relation', guardian.relation === '' ? '请选择与受益人的关系' : undefined],
    ['nationality', nationalityError(guardian.kind, guardian.nationality)],
    ['idNo', guardianIdError(guardian, minorIdNo, today)],
    ['birthDate', guardianBirthError(guardian, today)],
    ['idExpireDate', expiryError({ ...guardian, endDate: guardian.idExpireDate }, today)],
    ['mobile', mobileRule(guardian.mobile)],
    ...(guardian.regionCode === '' && guardian.address === '' ? [] : addressChecks(guardian)),
  ]
  return problems.flatMap(([field, msg]) => (msg === undefined ? [] : [{ field, msg }]))
}
