import { ACCOUNT_OWNER } from '@/contract/tables/beneficiary'
import { FT_SECTION, RELATION, TRUST_KIND } from '@/contract/tables/trust'
import { personProblems, type Problem } from '@/lib/beneficiary-rules'
import { type BeneficiarySet, setProblems } from '@/lib/beneficiary-set'
import { planProblems, plansTogether } from '@/lib/dist-plan-rules'
import { guardianProblems } from '@/lib/guardian-rules'
import { papersOf } from '../personal-info/collected'
import { isMinor } from '../store/beneficiaries'
import { beneChangeById } from '../store/bene-changes'
import { type BenePersonRow, type BeneSetContent, setContent } from '../store/beneficiary-sets'
import type { Db } from '../store/database'
import { applicationById } from '../store/ft-applications'
import { plansOf } from '../store/trust-payments'
import { trustById } from '../store/trusts'
import { guardianFacts, personFacts, planFacts } from './facts'
import { shownNameOf } from './in-force'

export interface PeopleError {
  readonly section: typeof FT_SECTION.people
  readonly field: string
  readonly msg: string
}

/** Whose trust it is or will be. */
interface Whose {
  readonly settlorId: string
  readonly trustKind: string
  readonly trustId: string
}

function whoseSet(db: Db, setId: string): Whose | undefined {
  const application = applicationById(db, setId)
  if (application) {
    return { settlorId: application.customer_id, trustKind: application.trust_kind, trustId: '' }
  }
  const trust = trustById(db, beneChangeById(db, setId)?.trust_id ?? setId)
  return trust && { settlorId: trust.principal_id, trustKind: trust.trust_kind, trustId: trust.id }
}

/** Whether this person is the settlor: they say so, or have the settlor's number. */
export function isSettlor(
  person: Pick<BenePersonRow, 'relation' | 'id_no'>,
  settlorIdNo: string | undefined,
): boolean {
  return person.relation === RELATION.self || person.id_no === settlorIdNo
}

function setOf(content: BeneSetContent, whose: Whose, settlorIdNo: string | undefined): BeneficiarySet {
  return {
    people: content.people.map(row => ({
      beneId: row.bene_id,
      shownName: shownNameOf(row),
      name: row.name,
      isSettlor: isSettlor(row, settlorIdNo),
      idType: row.id_type,
      idNo: row.id_no,
      birthDate: row.birth_date,
      order: row.benefit_order,
      sharePercent: row.share_percent,
      isGuardianAccount: row.account_owner === ACCOUNT_OWNER.guardian,
      accountName: row.account_name,
      guardianName: row.guardian_name,
    })),
    end: content.end,
    mayBenefitSettlorAlone: whose.trustKind !== TRUST_KIND.family,
  }
}

/** What was right when it was typed may be so no more: a paper has expired, somebody has come of age. */
function ofPerson(row: BenePersonRow, today: string): Problem[] {
  if (row.is_edited === 0) return []
  const name = shownNameOf(row)
  // What the set says of account, share and number of guardians it says itself.
  const own = personProblems(personFacts(row), today).filter(
    ({ field }) => field !== 'accountName' && field !== 'accountOwner',
  )
  const hasGuardian = row.guardian_name !== '' && isMinor(row.birth_date, today)
  // When the paper of a guardian ends who was saved before that was asked for, saving them anew asks.
  const isEndKnown = row.guardian_id_expire_date !== ''
  const guardian = (hasGuardian ? guardianProblems(guardianFacts(row), row.id_no, today) : []).filter(
    ({ field }) => field !== 'idExpireDate' || isEndKnown,
  )
  return [
    ...own.map(({ field, msg }) => ({ field: `people.${row.bene_id}.${field}`, msg: `${name}：${msg}` })),
    ...guardian.map(({ msg }) => ({ field: `guardian.${row.bene_id}`, msg: `${name}的监护人：${msg}` })),
  ]
}

/** The first day of a plan in force; `''` of one that is new. */
export function begunOf(db: Db, trustId: string, planId: string): string {
  return (trustId && plansOf(db, trustId).find(({ id }) => id === planId)?.start_date) || ''
}

function ofPlans({ plans }: BeneSetContent, db: Db, trustId: string, today: string): Problem[] {
  const facts = plans.map(planFacts)
  const own = plans.flatMap((row, index) =>
    planProblems(facts[index] ?? planFacts(row), today, begunOf(db, trustId, row.plan_id)).map(({ msg }) => ({
      field: `plans.${row.plan_id}`,
      msg: `${row.condition_note}：${msg}`,
    })),
  )
  const together = plansTogether(facts).map(({ index, msg }) => ({
    field: `plans.${plans[index]?.plan_id ?? ''}`,
    msg: `${plans[index]?.condition_note ?? ''}：${msg}`,
  }))
  return [...own, ...together]
}

/** Everything that keeps this content from being handed in as the set of a trust on this day. */
export function contentErrors(
  db: Db,
  content: BeneSetContent,
  whose: Whose,
  today: string,
): readonly PeopleError[] {
  const settlorIdNo = papersOf(db, whose.settlorId)?.id_no
  const problems = [
    ...setProblems(setOf(content, whose, settlorIdNo), today),
    ...content.people.flatMap(row => ofPerson(row, today)),
    ...ofPlans(content, db, whose.trustId, today),
  ]
  return problems.map(({ field, msg }) => ({ section: FT_SECTION.people, field, msg }))
}

/** Everything that keeps a set from being handed in on this day: of an application, or of a change of a trust. */
export function peopleErrors(db: Db, setId: string, today: string): readonly PeopleError[] {
  const whose = whoseSet(db, setId)
  return whose ? contentErrors(db, setContent(db, setId), whose, today) : []
}
