import { addressDetailRule, regionRule } from './address'
import { isCreditCode } from './credit-code'
import { ageOn, isRealDate } from './date'
import { ADULT_AGE } from './id-card'
import { isNationalId, nationalIdBirthday, nationalIdSex } from './national-id'
import { CHINA, expiryError, hasNationality, type IdKind, paperNumberProblem, personOfNumber } from './papers'
import { shareRule } from './shares'
import { cardRule, emailRule, mobileRule, nameRule, optional } from './validate'

/** Beneficiaries of a trust at most (rule V-FT-BENE). */
export const MAX_BENEFICIARIES = 20
const ORGANISATION_NAME = /^[\u4E00-\u9FFF（）()A-Za-z0-9·\s]{4,60}$/

/** A number with what says how it is judged. */
export interface IdFacts {
  readonly kind: IdKind
  readonly idNo: string
  readonly nationality: string
}

/** What the rules look at; days are `YYYY-MM-DD`, `sex` is `'1'` or `'2'`. */
export interface PersonFacts extends IdFacts {
  readonly name: string
  readonly relation: string
  readonly birthDate: string
  readonly sex: string
  readonly idExpireDate: string
  readonly mobile: string
  readonly email: string
  readonly regionCode: string
  /** What comes after the region. */
  readonly address: string
  readonly order: number
  readonly sharePercent: string
  /** Somebody under age may be paid to the guardian's account. */
  readonly isGuardianAccount: boolean
  readonly accountName: string
  readonly cardNo: string
}

export type PersonField = Exclude<keyof PersonFacts, 'kind' | 'isGuardianAccount'> | 'accountOwner'

/** What is wrong, at the field that says so. */
export interface Problem<F extends string = string> {
  readonly field: F
  readonly msg: string
}

/** Whether somebody born on a day is under age on another; an organisation is born on none (rule V-GUARD). */
export function isMinorOn(birthDate: string, day: string): boolean {
  return (ageOn(birthDate, day) ?? ADULT_AGE) < ADULT_AGE
}

/** What is wrong with a number (rules V-ID18, V-PASSPORT, V-HKMO, V-TW, V-FPR, V-HMT-RES, V-CREDIT). */
export function idNoError({ kind, idNo, nationality }: IdFacts, today: string): string | undefined {
  if (kind === 'idCard') return isNationalId(idNo, today) ? undefined : '请输入正确的身份证号码'
  if (kind === 'creditCode') return isCreditCode(idNo) ? undefined : '请输入正确的统一社会信用代码'
  return paperNumberProblem({ kind, idNo, nationality }, today)?.msg
}

/** Day of birth and sex where a right number says them (rule V-ID-BIRTH); undefined where they are asked for. */
export function personOfId(
  id: IdFacts,
  today: string,
): { readonly birthDate: string; readonly sex: string } | undefined {
  const { kind, idNo, nationality } = id
  if (kind === 'creditCode' || idNoError(id, today)) return undefined
  if (kind === 'idCard') return { birthDate: nationalIdBirthday(idNo), sex: nationalIdSex(idNo) }
  return personOfNumber({ kind, idNo, nationality }, today)
}

/** Whether a number of the kind says day of birth and sex by itself. */
export function saysBirth(kind: IdKind, idNo: string): boolean {
  if (kind === 'residentCard') return idNo.startsWith('9')
  return kind === 'idCard' || kind === 'household' || kind === 'hmtPermit'
}

/** Whether the nationality is asked for; holders of the rest are Chinese. */
export function asksNationality(kind: IdKind): boolean {
  return kind !== 'idCard' && kind !== 'creditCode' && hasNationality(kind)
}

export function birthError(id: IdFacts, birthDate: string, today: string): string | undefined {
  if (id.kind === 'creditCode') return undefined
  if (!isRealDate(birthDate) || birthDate > today) return '请选择正确的出生日期'
  const told = personOfId(id, today)
  return told && told.birthDate !== birthDate ? '身份证号码与出生日期不一致' : undefined
}

export function sexError(id: IdFacts, sex: string, today: string): string | undefined {
  if (id.kind === 'creditCode') return undefined
  if (sex === '') return '请选择性别'
  const told = personOfId(id, today)
  return told && told.sex !== sex ? '身份证号码与性别不一致' : undefined
}

/** A person by V-NAME; an organisation by the name on its certificate. */
export function beneficiaryNameError(kind: IdKind, name: string): string | undefined {
  if (kind !== 'creditCode') return nameRule(name)
  return ORGANISATION_NAME.test(name) ? undefined : '请输入正确的机构名称'
}

/** Adults are reached by their own phone; the guardian's stands for a minor's, and an organisation has people (rule V-MOBILE). */
export function isMobileAsked(kind: IdKind, birthDate: string, today: string): boolean {
  return kind !== 'creditCode' && !isMinorOn(birthDate, today)
}

/** The account is the beneficiary's own, or, of somebody under age, the guardian's (rule V-BANK-OWNER). */
export function accountNameError(
  { name, accountName, isGuardianAccount }: Pick<PersonFacts, 'name' | 'accountName' | 'isGuardianAccount'>,
  guardianName = '',
): string | undefined {
  if (!isGuardianAccount) return accountName === name ? undefined : '收款账户户名须与受益人一致'
  if (guardianName === '') return nameRule(accountName)
  return accountName === guardianName ? undefined : '使用监护人账户的，户名须与监护人一致'
}

function at<F extends string>(field: F, msg: string | undefined): readonly Problem<F>[] {
  return msg === undefined ? [] : [{ field, msg }]
}

/** Everything that keeps a beneficiary from being saved on this day, in the order of the page. */
export function personProblems(person: PersonFacts, today: string): readonly Problem<PersonField>[] {
  const { kind, birthDate, mobile } = person
  const isMinor = isMinorOn(birthDate, today)
  const mobileError = isMobileAsked(kind, birthDate, today) ? mobileRule : optional(mobileRule)
  const isOrderRight =
    Number.isInteger(person.order) && person.order >= 1 && person.order <= MAX_BENEFICIARIES
  return [
    ...at('name', beneficiaryNameError(kind, person.name)),
    ...at('relation', person.relation === '' ? '请选择与委托人关系' : undefined),
    ...at('nationality', nationalityError(kind, person.nationality)),
    ...at('idNo', idNoError(person, today)),
    ...at('birthDate', birthError(person, birthDate, today)),
    ...at('sex', sexError(person, person.sex, today)),
    ...at('idExpireDate', expiryError({ kind, birthDate, endDate: person.idExpireDate }, today)),
    ...at('mobile', mobileError(mobile)),
    ...at('email', optional(emailRule)(person.email)),
    ...at('regionCode', regionRule(person.regionCode)),
    ...at('address', addressDetailRule(person.address)),
    ...at('order', isOrderRight ? undefined : '请选择受益顺位'),
    ...at('sharePercent', shareRule(person.sharePercent)),
    ...at('accountOwner', person.isGuardianAccount && !isMinor ? '受益人已成年，须使用本人账户' : undefined),
    ...at('accountName', accountNameError(person)),
    ...at('cardNo', cardRule(person.cardNo)),
  ]
}

export function nationalityError(kind: IdKind, nationality: string): string | undefined {
  if (kind === 'creditCode' || !asksNationality(kind)) return undefined
  if (!/^[A-Z]{2}$/.test(nationality)) return '请选择国籍（地区）'
  return kind === 'residentCard' && nationality === CHINA
    ? '永久居留身份证发给外国人，请选择外国国籍'
    : undefined
}
