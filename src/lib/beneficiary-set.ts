import { accountNameError, isMinorOn, MAX_BENEFICIARIES, type Problem } from './beneficiary-rules'
import { GUARDIAN_MISSING } from './guardian-rules'
import { endProblems, type EndFacts } from './end-scheme-rules'
import { orderSumsOf, shareSumError } from './shares'

/** One of a set, as far as the rules for all of them together need it. */
export interface SetPerson {
  readonly beneId: string
  /** As the customer reads it. */
  readonly shownName: string
  readonly name: string
  readonly isSettlor: boolean
  readonly idType: string
  readonly idNo: string
  readonly birthDate: string
  readonly order: number
  readonly sharePercent: string
  readonly isGuardianAccount: boolean
  readonly accountName: string
  /** `''` without one. */
  readonly guardianName: string
}

/** What the rules for all of them together look at. */
export interface BeneficiarySet {
  readonly people: readonly SetPerson[]
  /** Undefined while it is not settled what happens in the end. */
  readonly end: EndFacts | undefined
  /** A family trust may not benefit its settlor alone (rule V-FT-BENE). */
  readonly mayBenefitSettlorAlone: boolean
}

/** Said for a second beneficiary with the same paper (rule V-DUP). */
export const DOUBLE_BENEFICIARY = '该受益人已存在'

function countProblems({ people, mayBenefitSettlorAlone }: BeneficiarySet): Problem[] {
  if (people.length === 0) return [{ field: 'people', msg: '请至少添加一位受益人' }]
  if (people.length > MAX_BENEFICIARIES) {
    return [{ field: 'people', msg: `受益人最多${MAX_BENEFICIARIES}位` }]
  }
  const isAlone = people.every(({ isSettlor }) => isSettlor)
  return isAlone && !mayBenefitSettlorAlone ? [{ field: 'people', msg: '委托人不得为唯一受益人' }] : []
}

function personProblemsOf(person: SetPerson, others: readonly SetPerson[], today: string): Problem[] {
  const { beneId, shownName } = person
  const isMinor = isMinorOn(person.birthDate, today)
  const isDouble = others.some(
    other => other.beneId !== beneId && other.idType === person.idType && other.idNo === person.idNo,
  )
  const accountError = accountNameError(person, isMinor ? person.guardianName : '')
  return [
    isMinor && person.guardianName === '' && { field: `guardian.${beneId}`, msg: GUARDIAN_MISSING },
    isDouble && { field: `people.${beneId}.idNo`, msg: DOUBLE_BENEFICIARY },
    person.isGuardianAccount &&
      !isMinor && { field: `people.${beneId}.accountOwner`, msg: '受益人已成年，须使用本人账户' },
    accountError !== undefined && { field: `people.${beneId}.accountName`, msg: accountError },
  ].flatMap(problem => (problem ? [{ ...problem, msg: `${shownName}：${problem.msg}` }] : []))
}

function endProblemsOf({ end }: BeneficiarySet): Problem[] {
  if (!end) return [{ field: 'end', msg: '请填写终止分配方案' }]
  return endProblems(end).map(({ msg }) => ({ field: 'end', msg }))
}

/**
 * Everything that keeps a set of beneficiaries from being handed in on this day: how many, who, their guardians, the shares of each
 * order, and what happens in the end (rules V-FT-BENE, V-DUP, V-GUARD, V-BANK-OWNER, V-SHARE).
 */
export function setProblems(set: BeneficiarySet, today: string): readonly Problem[] {
  return [
    ...countProblems(set),
    ...set.people.flatMap(person => personProblemsOf(person, set.people, today)),
    ...orderSumsOf(set.people).flatMap(({ order, sum }) => {
      const msg = shareSumError(sum)
      return msg === undefined ? [] : [{ field: `order.${order}`, msg }]
    }),
    ...endProblemsOf(set),
  ]
}
