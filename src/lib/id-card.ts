import { addressDetailRule } from './address'
import { ageOn, daysBetween, OPEN_ENDED, parseDate } from './date'
import { isNationalId, nationalIdBirthday, nationalIdSex } from './national-id'
import { nameRule, type Rule } from './validate'

/** Who is younger has a guardian, who acts for them (rule V-GUARD). */
export const ADULT_AGE = 18
/** Who is this old on the day gets a card for ever; nobody younger does (Resident Identity Card Act). */
export const LASTING_CARD_AGE = 46
/** So many days before its end a card is worth a warning (rule V-ID-EXP). */
export const ID_WARNING_DAYS = 90

/** What the rules look at; days are `YYYY-MM-DD`, `sex` is `'1'` or `'2'`. */
export interface CardFacts {
  readonly name: string
  readonly sex: string
  readonly birthday: string
  readonly address: string
  readonly cardNo: string
  readonly beginDate: string
  readonly endDate: string
}

/** What is wrong with a card, at the field that says so. */
export interface CardProblem {
  readonly field: 'name' | 'sex' | 'birthday' | 'address' | 'cardNo' | 'endDate'
  readonly msg: string
}

/** Whether a card holds on a day: its last day counts. */
export function isCardInForce(endDate: string, today: string): boolean {
  return endDate >= today
}

/** Days until a card ends that holds and is soon to be renewed; undefined for any other (rule V-ID-EXP). */
export function daysOfExpiringCard(endDate: string, today: string): number | undefined {
  const left = daysBetween(today, endDate)
  return left !== null && left >= 0 && left <= ID_WARNING_DAYS ? left : undefined
}

/** Number and day of birth are of one card (rules V-ID18, V-ID-BIRTH). */
function numberProblem({ cardNo, birthday, sex }: CardFacts, today: string): CardProblem | undefined {
  if (!isNationalId(cardNo, today)) return { field: 'cardNo', msg: '请输入正确的身份证号码' }
  if (nationalIdBirthday(cardNo) !== birthday) {
    return { field: 'birthday', msg: '身份证号码与出生日期不一致' }
  }
  return nationalIdSex(cardNo) === sex ? undefined : { field: 'sex', msg: '身份证号码与性别不一致' }
}

function ageProblem({ birthday }: CardFacts, today: string): CardProblem | undefined {
  const age = ageOn(birthday, today)
  if (age === null || age >= ADULT_AGE) return undefined
  return { field: 'birthday', msg: '未满18周岁不能自行认证，请由监护人联系客服办理' }
}

function wrong(field: CardProblem['field'], rule: Rule<string>, value: string): CardProblem | undefined {
  const msg = rule(value)
  return msg === undefined ? undefined : { field, msg }
}

/** Everything that keeps a card from being used on this day, in the order of the page (rules V-NAME, V-ADDR, V-ID-EXP). */
export function cardProblems(card: CardFacts, today: string): readonly CardProblem[] {
  const isExpired = !isCardInForce(card.endDate, today)
  return [
    wrong('name', nameRule, card.name),
    numberProblem(card, today) ?? ageProblem(card, today),
    wrong('address', addressDetailRule, card.address),
    isExpired ? ({ field: 'endDate', msg: '证件已过期，请更新证件' } as const) : undefined,
  ].filter(problem => problem !== undefined)
}

/** Years for which a card is given out, by the holder's age on that day; undefined for ever (Resident Identity Card Act). */
function termYears(age: number): number | undefined {
  if (age < 16) return 5
  if (age <= 25) return 10
  return age < LASTING_CARD_AGE ? 20 : undefined
}

const TERMS = [5, 10, 20] as const

function isLastingPlausible(birthday: string, today: string): boolean {
  return (ageOn(birthday, today) ?? 0) >= LASTING_CARD_AGE
}

/** The same day so many years before; 28 February of a year without the 29th. */
function yearsBefore(day: string, years: number): string {
  const date = parseDate(day)
  if (!date) return ''
  const earlier = `${date.year - years}${day.slice(4)}`
  return parseDate(earlier) ? earlier : `${earlier.slice(0, 8)}28`
}

/** Whether the card ends when the law says for the holder's age, a day off at most (rule V-ID-TERM). */
export function isTermPlausible({
  birthday,
  beginDate,
  endDate,
}: Pick<CardFacts, 'birthday' | 'beginDate' | 'endDate'>): boolean {
  const age = ageOn(birthday, beginDate)
  const begin = parseDate(beginDate)
  if (age === null || !begin) return false
  const years = termYears(age)
  if (years === undefined || endDate === OPEN_ENDED) return years === undefined && endDate === OPEN_ENDED
  const due = `${begin.year + years}${beginDate.slice(4)}`
  const difference = daysBetween(due, endDate) ?? daysBetween(`${due.slice(0, 8)}28`, endDate)
  return difference !== null && Math.abs(difference) <= 1
}

/** Whether a card that ends on a day can have been given out to its holder by today; of one whose first day is not known (rule V-ID-TERM). */
export function isEndPlausible(birthday: string, endDate: string, today: string): boolean {
  if (endDate === OPEN_ENDED) return isLastingPlausible(birthday, today)
  return TERMS.some(years => {
    const beginDate = yearsBefore(endDate, years)
    return beginDate <= today && isTermPlausible({ birthday, beginDate, endDate })
  })
}

/** Says that a document holds but is soon to be renewed; undefined for nothing to say (rule V-ID-EXP). */
export function expiryWarning(endDate: string, today: string): string | undefined {
  const left = daysOfExpiringCard(endDate, today)
  return left === undefined ? undefined : `证件将于${left}天后过期`
}

/**
 * What is worth another look at the period of a card that holds; undefined for nothing (rules V-ID-EXP, V-ID-TERM). Without a first day,
 * which nobody types, the last one alone is judged.
 */
export function periodWarning(
  card: Pick<CardFacts, 'birthday' | 'beginDate' | 'endDate'>,
  today: string,
): string | undefined {
  const isPlausible =
    card.beginDate === '' ? isEndPlausible(card.birthday, card.endDate, today) : isTermPlausible(card)
  return expiryWarning(card.endDate, today) ?? (isPlausible ? undefined : '请核对证件有效期')
}
