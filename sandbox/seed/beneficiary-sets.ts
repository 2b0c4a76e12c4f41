import { END_RESIDUAL } from '@/contract/tables/beneficiary'
import { DIST_FREQUENCY, DIST_TYPE, RELATION } from '@/contract/tables/trust'
import { OPEN_ENDED } from '@/lib/date'
import { CHINA } from '@/lib/papers'
import { establishPeople } from '../beneficiaries/establish-people'
import { type BeneEnd, type BenePlanRow, keepSet } from '../store/beneficiary-sets'
import type { Db } from '../store/database'
import { insertRows } from '../store/insert'
import { cardNoOf, idNoOf, personRow, type PersonSeed } from './beneficiary-people'
import type { Seed } from './order'
import { TRUST_OF_U6 } from './trust-u6'
import { BENEFICIARIES, TRUST_ID } from './trust-family'

const GUARDIAN = {
  guardian_name: '林致远',
  guardian_relation: '01',
  guardian_id_type: '0',
  guardian_id_no: '110000196803150014',
  guardian_nationality: CHINA,
  guardian_birth_date: '1968-03-15',
  guardian_id_expire_date: OPEN_ENDED,
  guardian_mobile: '19900000001',
  guardian_address: '北京市海淀区中关村南大街1号',
} as const

const PLAN = {
  condition_type: '',
  percent: '',
  end_date: OPEN_ENDED,
  proof_note: '',
} as const

/** What FT1 settled for its end, and of its people beside their rows. */
function keepFt1(db: Db): void {
  const people = BENEFICIARIES.map((row, sort) =>
    personRow(TRUST_ID, sort, {
      bene_id: row.id,
      name: row.name,
      relation: row.relation,
      id_type: row.id_type,
      id_no: row.id_no,
      birth_date: row.birth_date,
      sex: row.sex,
      share_percent: row.share_percent,
      bank_name: row.bank_name,
      card_no: row.card_no,
    }),
  )
  const end: BeneEnd = {
    residual: END_RESIDUAL.byShares,
    conditions: '信托期限届满或信托财产分配完毕时终止，剩余财产按以下比例一次性分配。',
    shares: BENEFICIARIES.filter(({ benefit_order: order }) => order === 1).map(
      ({ id: beneId, share_percent: percent }) => ({ beneId, percent }),
    ),
  }
  keepSet(db, TRUST_ID, { people, plans: [], end })
}

/** FA4 in review: two children, with the plan for the elder. */
const FA4: readonly PersonSeed[] = [
  {
    bene_id: 'FA4-B1',
    name: '林嘉禾',
    relation: RELATION.child,
    id_no: '110000201207060040',
    birth_date: '2012-07-06',
    share_percent: '50.00',
    bank_name: '招商银行',
    card_no: '6200000100090005',
    ...GUARDIAN,
  },
  {
    bene_id: 'FA4-B2',
    name: '林嘉木',
    relation: RELATION.child,
    id_no: '110000199611010037',
    birth_date: '1996-11-01',
    share_percent: '50.00',
    mobile: '19900000032',
    bank_name: '招商银行',
    card_no: '6200000000020037',
  },
]

const FA4_PLANS: readonly Omit<BenePlanRow, 'set_id'>[] = [
  {
    ...PLAN,
    plan_id: 'FA4-P1',
    sort: 0,
    bene_id: 'FA4-B1',
    dist_type: DIST_TYPE.fixed,
    condition_note: '学业',
    amount: '30000.00',
    frequency: DIST_FREQUENCY.yearly,
    start_date: '2027-09-01',
    end_date: '2034-09-01',
  },
]

/** FA5, of U6, goes on with its last step: somebody under age still lacks a guardian. */
const FA5: readonly PersonSeed[] = [
  {
    bene_id: 'FA5-B1',
    name: '何知秋',
    relation: RELATION.child,
    id_no: idNoOf('2013-09-08', 4),
    birth_date: '2013-09-08',
    share_percent: '60.00',
    bank_name: '招商银行',
    card_no: cardNoOf('62000001', 8101),
  },
  {
    bene_id: 'FA5-B2',
    name: '何清和',
    relation: RELATION.parent,
    id_no: idNoOf('1952-05-30', 3),
    birth_date: '1952-05-30',
    share_percent: '40.00',
    mobile: '19900000045',
    bank_name: '工商银行',
    card_no: cardNoOf('620000000008', 21),
  },
]

const NAMES = '安宁悦然思远文博雨晴子涵嘉言若水明达景和书瑶承泽念慈以宁修远怀瑾望舒知行清扬'
const FT3_PEOPLE = 20

const ft3People = (): readonly PersonSeed[] =>
  Array.from({ length: FT3_PEOPLE }, (_, index) => {
    const birthDate = `${1970 + index}-0${(index % 9) + 1}-15`
    return {
      bene_id: `FT3-B${String(index + 1).padStart(2, '0')}`,
      name: `何${NAMES.slice(index * 2, index * 2 + 2)}`,
      relation: RELATION.otherRelative,
      id_no: idNoOf(birthDate, 11 + index),
      birth_date: birthDate,
      share_percent: '5.00',
      mobile: `199000001${String(index).padStart(2, '0')}`,
      bank_name: '工商银行',
      card_no: cardNoOf('620000000009', index),
    }
  })

const ft3Plans = (): readonly Omit<BenePlanRow, 'set_id'>[] =>
  [1, 2, 3].map((number, sort) => ({
    ...PLAN,
    plan_id: `FT3-P${number}`,
    sort,
    bene_id: `FT3-B0${number}`,
    dist_type: DIST_TYPE.fixed,
    condition_note: '生活补助',
    amount: '5000.00',
    frequency: DIST_FREQUENCY.quarterly,
    start_date: '2024-07-01',
  }))

function keepSeeded(
  db: Db,
  setId: string,
  people: readonly PersonSeed[],
  plans: readonly Omit<BenePlanRow, 'set_id'>[] = [],
  end?: BeneEnd,
): void {
  keepSet(db, setId, {
    people: people.map((person, sort) => personRow(setId, sort, person)),
    plans: plans.map(plan => ({ ...plan, set_id: setId })),
    end,
  })
}

const evenly = (people: readonly PersonSeed[]): BeneEnd => ({
  residual: END_RESIDUAL.byShares,
  conditions: '信托终止时，剩余信托财产变现后按以下比例一次性分配。',
  shares: people.map(({ bene_id: beneId, share_percent: percent }) => ({ beneId, percent })),
})

/** The account that U1 has asked for on behalf of B3: in review, and not due before the end of the year. */
const WAITING_ACCOUNT = {
  apply_id: 'BC2026111200008',
  card_no: '6217000000002093',
  account_owner: '1',
  account_name: '许慧兰',
  file_ids: '[]',
  submitted_at: Date.parse('2026-11-12T14:36:09+08:00'),
  due_at: Date.parse('2026-12-31T10:00:00+08:00'),
  promised_date: '2026-12-31',
} as const

/** Beneficiaries of applications, what trusts know of theirs beside the rows, and a trust of twenty. */
export const beneficiarySetsSeed: Seed = {
  name: 'beneficiarySets',
  after: ['instructions', 'personal-info'],
  fill(db, now) {
    keepFt1(db)
    keepSeeded(db, 'FA4', FA4, FA4_PLANS, evenly(FA4))
    keepSeeded(db, 'FA5', FA5)
    const people = ft3People()
    keepSeeded(db, 'FT3-set', people, ft3Plans(), evenly(people))
    establishPeople(db, 'FT3-set', TRUST_OF_U6, now)
    insertRows(db, 'bank_change_cards', [WAITING_ACCOUNT])
  },
}
