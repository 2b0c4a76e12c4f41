import { ageOn, isRealDate, OPEN_ENDED } from './date'
import { ADULT_AGE, expiryWarning, isCardInForce, LASTING_CARD_AGE, periodWarning } from './id-card'
import { isNationalId, nationalIdBirthday, nationalIdSex } from './national-id'
import { mobileRule, nameRule } from './validate'

/** Documents other than the ID card, by the names of the code table `ID_TYPE`. */
export const PAPER_KINDS = [
  'passport',
  'hkMacaoPermit',
  'taiwanPermit',
  'residentCard',
  'hmtPermit',
  'officerCard',
  'household',
  'other',
] as const

export type PaperKind = (typeof PAPER_KINDS)[number]

/** What a number is judged by: a person's paper, or the credit code of an organisation. */
export type IdKind = 'idCard' | 'creditCode' | PaperKind

/** ISO 3166-1 code of China. */
export const CHINA = 'CN'

/** Holders of the rest are Chinese: nothing is asked. */
const FOREIGN_KINDS: readonly PaperKind[] = ['passport', 'residentCard', 'other']
/** May hold for ever, whoever holds them; a household register always does. */
const LASTING_KINDS: readonly IdKind[] = ['officerCard', 'household', 'other']

const CHINESE_PASSPORT = /^(?:[EG]\d{8}|E[A-HJ-NP-Z]\d{7})$/
const PASSPORT = /^[A-Z\d]{5,20}$/
const HK_MACAO_PERMIT = /^[HM]\d{8}(?:\d{2})?$/
const TAIWAN_PERMIT = /^\d{8}(?:\d{2})?$/
const OLD_RESIDENT_CARD = /^[A-Z]{3}\d{12}$/
/** 军字第001234号: letters and signs of both scripts, and a digit at least. */
const OTHER_PAPER = /^(?=.*\d)[A-Z\d\u4E00-\u9FFF]{4,30}$/

/** What the rules look at; days are `YYYY-MM-DD`, `sex` is `'1'` or `'2'`, `nationality` an ISO code. */
export interface PaperFacts {
  readonly kind: PaperKind
  readonly name: string
  readonly idNo: string
  readonly nationality: string
  readonly birthDate: string
  readonly sex: string
  readonly expireDate: string
  readonly mobile: string
}

export type PaperField = Exclude<keyof PaperFacts, 'kind'>

/** What is wrong with a document, at the field that says so. */
export interface PaperProblem {
  readonly field: PaperField
  readonly msg: string
}

/** Whether the nationality is asked for. */
export const hasNationality = (kind: PaperKind): boolean => FOREIGN_KINDS.includes(kind)

/** A document with when it ends and who holds it; days are `YYYY-MM-DD`, `''` while they are not known. */
export interface PaperTerm {
  readonly kind: IdKind
  readonly birthDate: string
  readonly endDate: string
}

/** Whether a document of the kind may hold for ever on this day: an identity card by its holder's age (rule V-ID-TERM). */
export function mayLast({ kind, birthDate }: Omit<PaperTerm, 'endDate'>, today: string): boolean {
  if (kind === 'idCard') return (ageOn(birthDate, today) ?? 0) >= LASTING_CARD_AGE
  return LASTING_KINDS.includes(kind)
}

/** Whether it always does, so that no last day is asked for. */
export const alwaysLasts = (kind: IdKind): boolean => kind === 'household'

/** Whether a last day of the paper is asked for: an organisation has none either. */
export const asksExpiry = (kind: IdKind): boolean => kind !== 'creditCode' && !alwaysLasts(kind)

/** Whether the customer may say that it holds for ever, rather than give its last day. */
export const asksLasting = (paper: Omit<PaperTerm, 'endDate'>, today: string): boolean =>
  asksExpiry(paper.kind) && mayLast(paper, today)

/** Its last day is known and not over; `长期` of what may hold for ever alone (rules V-ID-EXP, V-ID-TERM). */
export function expiryError(paper: PaperTerm, today: string): string | undefined {
  const { kind, endDate } = paper
  if (!asksExpiry(kind)) return undefined
  if (!isRealDate(endDate) || (endDate === OPEN_ENDED && !mayLast(paper, today))) return '请选择证件有效期'
  return isCardInForce(endDate, today) ? undefined : '证件已过期，请更新证件'
}

/** What is worth another look at a last day that is right; `beginDate` of a card where it is known (rules V-ID-EXP, V-ID-TERM). */
export function expiryDoubt(
  { kind, birthDate: birthday, endDate, beginDate = '' }: PaperTerm & { readonly beginDate?: string },
  today: string,
): string | undefined {
  if (kind !== 'idCard' || birthday === '') return expiryWarning(endDate, today)
  return periodWarning({ birthday, beginDate, endDate }, today)
}

const NUMBER_MESSAGES: Readonly<Record<PaperKind, string>> = {
  passport: '请输入正确的护照号码',
  hkMacaoPermit: '请输入正确的通行证号码',
  taiwanPermit: '请输入正确的通行证号码',
  residentCard: '请输入正确的永久居留证号码',
  hmtPermit: '请输入正确的居住证号码',
  officerCard: '请输入正确的证件号码',
  household: '请输入正确的身份证号码',
  other: '请输入正确的证件号码',
}

/** A number with what says how it is judged. */
export type PaperNumber = Pick<PaperFacts, 'kind' | 'idNo' | 'nationality'>

function isNumberOf({ kind, idNo, nationality }: PaperNumber, today: string): boolean {
  switch (kind) {
    case 'passport':
      return (nationality === CHINA ? CHINESE_PASSPORT : PASSPORT).test(idNo)
    case 'hkMacaoPermit':
      return HK_MACAO_PERMIT.test(idNo)
    case 'taiwanPermit':
      return TAIWAN_PERMIT.test(idNo)
    case 'residentCard':
      return OLD_RESIDENT_CARD.test(idNo) || (/^9/.test(idNo) && isNationalId(idNo, today))
    case 'hmtPermit':
      return /^8[123]/.test(idNo) && isNationalId(idNo, today)
    case 'household':
      return isNationalId(idNo, today)
    default:
      return OTHER_PAPER.test(idNo)
  }
}

/** What is wrong with the number (rules V-PASSPORT, V-HKMO, V-TW, V-FPR, V-HMT-RES, V-ID18). */
export function paperNumberProblem(paper: PaperNumber, today: string): PaperProblem | undefined {
  return isNumberOf(paper, today) ? undefined : { field: 'idNo', msg: NUMBER_MESSAGES[paper.kind] }
}

/** Day of birth and sex where a right number of this kind says them; `undefined` where it does not. */
export function personOfNumber(
  paper: PaperNumber,
  today: string,
): { readonly birthDate: string; readonly sex: string } | undefined {
  const { kind, idNo } = paper
  const says = kind === 'hmtPermit' || kind === 'household' || (kind === 'residentCard' && /^9/.test(idNo))
  if (!says || !isNumberOf(paper, today)) return undefined
  return { birthDate: nationalIdBirthday(idNo), sex: nationalIdSex(idNo) }
}

function nationalityProblem({ kind, nationality }: PaperFacts): PaperProblem | undefined {
  const field = 'nationality'
  if (!/^[A-Z]{2}$/.test(nationality)) return { field, msg: '请选择国籍（地区）' }
  const isChinese = nationality === CHINA
  if (kind === 'residentCard' && isChinese) return { field, msg: '永久居留身份证发给外国人，请选择外国国籍' }
  return hasNationality(kind) || isChinese ? undefined : { field, msg: '请选择国籍（地区）' }
}

/** The day is one of the past, of somebody of age, and the number's own where that has one (rules V-ID-BIRTH, V-GUARD). */
function birthProblem(paper: PaperFacts, today: string): PaperProblem | undefined {
  const { birthDate } = paper
  const field = 'birthDate'
  if (!isRealDate(birthDate) || birthDate > today) return { field, msg: '请选择正确的出生日期' }
  const told = personOfNumber(paper, today)
  if (told && told.birthDate !== birthDate) {
    const number = paper.kind === 'household' ? '身份证号码' : '证件号码'
    return { field, msg: `${number}与出生日期不一致` }
  }
  const isMinor = (ageOn(birthDate, today) ?? 0) < ADULT_AGE
  return isMinor ? { field, msg: '未满18周岁不能自行认证，请由监护人联系客服办理' } : undefined
}

function sexProblem(paper: PaperFacts, today: string): PaperProblem | undefined {
  const field = 'sex'
  if (paper.sex === '') return { field, msg: '请选择性别' }
  const told = personOfNumber(paper, today)
  return told && told.sex !== paper.sex ? { field, msg: '证件号码与性别不一致' } : undefined
}

function wrong(field: PaperField, msg: string | undefined): PaperProblem | undefined {
  return msg === undefined ? undefined : { field, msg }
}

/** Everything that keeps a document from being handed in on this day, in the order of the page. */
export function paperProblems(paper: PaperFacts, today: string): readonly PaperProblem[] {
  return [
    wrong('name', nameRule(paper.name)),
    nationalityProblem(paper),
    paperNumberProblem(paper, today),
    birthProblem(paper, today),
    sexProblem(paper, today),
    wrong('expireDate', expiryError({ ...paper, endDate: paper.expireDate }, today)),
    wrong('mobile', mobileRule(paper.mobile)),
  ].filter(problem => problem !== undefined)
}
