import { FT_KINDS, type FtPrincipal, type FtProperty, type FtSetup } from '@/contract/ft-application'
import { CARD_STATUS, CARD_TYPE } from '@/contract/tables/bank-card'
import { idKindOf } from '@/contract/tables/beneficiary'
import { ID_TYPE } from '@/contract/tables/customer'
import { documentParts, PAPER_PART } from '@/contract/tables/papers'
import { labelOf } from '@/contract/labels'
import {
  ASSET_SOURCE,
  hasEmployer,
  INVEST_MODE,
  PAPERS_WAY,
  PROPERTY_TYPE,
  TRUST_KIND,
} from '@/contract/tables/trust'
import { addressDetailRule } from '@/lib/address'
import type { FieldError } from '@/lib/app-error'
import { asksNationality, nationalityError } from '@/lib/beneficiary-rules'
import { isOn } from '@/lib/flag'
import { isCardInForce } from '@/lib/id-card'
import { CHINA, expiryError } from '@/lib/papers'
import {
  adviserRule,
  employerRule,
  leastAmountRule,
  pepDetailRule,
  positionRule,
  propertyNameRule,
  purposeRule,
  sourceNoteRule,
  spouseIdError,
  termRule,
  totalOf,
  trustAmountRule,
  trustNameRule,
  wishesRule,
} from '@/lib/trust-rules'
import { amountRule, emailRule, mobileRule, nameRule, optional } from '@/lib/validate'
import { papersOf } from '../personal-info/collected'
import { isWholeRegion } from '../signing/regions'
import { findCard } from '../store/bank-cards'
import { customerById } from '../store/customers'
import type { Db } from '../store/database'
import type { FtApplicationRow } from '../store/ft-applications'
import { uploadedFileById } from '../store/uploads'
import { feePlansOf } from './fee-plans'
import { isMarried, savedSection, type SectionName, type StoredSections } from './sections'

type Check = readonly [field: string, message: string | undefined]

/** What a rule looks at beside the section itself. */
interface World {
  readonly db: Db
  readonly row: FtApplicationRow
  readonly today: string
}

const failed = (checks: readonly Check[]): FieldError[] =>
  checks.flatMap(([field, msg]) => (msg === undefined ? [] : [{ field, msg }]))

const onlyIf = (condition: boolean, message: string | undefined) => (condition ? message : undefined)

function principalErrors(value: FtPrincipal): FieldError[] {
  const isEmployed = hasEmployer(value.occupation)
  return failed([
    ['employer', onlyIf(isEmployed, employerRule(value.employer))],
    ['position', onlyIf(isEmployed, positionRule(value.position))],
    [
      'assetSourceNote',
      onlyIf(value.assetSource.includes(ASSET_SOURCE.other), sourceNoteRule(value.assetSourceNote)),
    ],
    ['mobile', mobileRule(value.mobile)],
    ['email', emailRule(value.email)],
    ['regionCode', isWholeRegion(value.regionCode) ? undefined : '请选择所在地区'],
    ['addressDetail', addressDetailRule(value.addressDetail)],
    ['pepDetail', onlyIf(isOn(value.pep), pepDetailRule(value.pepDetail))],
  ])
}

/** The card holds, be it the proved one or the one photographed (rule V-ID-EXP). */
function identityErrors(value: StoredSections['identity'], { db, row, today }: World): FieldError[] {
  if (value.way === PAPERS_WAY.photos) {
    return failed([
      ['backFileId', isCardInForce(value.endDate, today) ? undefined : '证件已过期，请更新证件'],
    ])
  }
  const { id_expire_date: endDate } = customerById(db, row.customer_id)
  return failed([['way', isCardInForce(endDate, today) ? undefined : '证件已过期，请更新证件']])
}

/** Rule V-SPOUSE; nobody is married to themselves. */
function spouseErrors(value: StoredSections['spouse'], { db, row, today }: World): FieldError[] {
  const own = papersOf(db, row.customer_id)?.id_no ?? ''
  const kind = idKindOf('', value.idType)
  const nationality = asksNationality(kind) ? value.nationality : CHINA
  return failed([
    ['name', nameRule(value.name)],
    ['nationality', nationalityError(kind, value.nationality)],
    ['idNo', spouseIdError({ kind, idNo: value.idNo, nationality }, own, today)],
    ['mobile', mobileRule(value.mobile)],
    ['email', optional(emailRule)(value.email)],
    ...spousePaperChecks(value, today),
    ['consentFileIds', onlyIf(value.consentFileIds.length === 0, '请上传配偶知情同意书')],
  ])
}

/** The photos of the spouse's paper are there, and it holds: a card by its photo, another by what was typed (rule V-ID-EXP). */
function spousePaperChecks(value: StoredSections['spouse'], today: string): readonly Check[] {
  const { idType, mateFrontFileId: front, mateBackFileId: back, endDate } = value
  if (idType === ID_TYPE.idCard) {
    const isOver = front !== '' && back !== '' && !isCardInForce(endDate, today)
    return [
      ['mateFrontFileId', onlyIf(front === '', '请拍摄配偶身份证人像面')],
      ['mateBackFileId', onlyIf(back === '', '请拍摄配偶身份证国徽面')],
      ['mateBackFileId', onlyIf(isOver, '证件已过期，请更新证件')],
    ]
  }
  const [first, second] = documentParts(idType).map(part => labelOf(PAPER_PART, part))
  return [
    ['idExpireDate', expiryError({ kind: idKindOf('', idType), birthDate: '', endDate }, today)],
    ['mateFrontFileId', onlyIf(front === '', `请拍摄配偶证件${first}`)],
    ['mateBackFileId', onlyIf(second !== undefined && back === '', `请拍摄配偶证件${second}`)],
  ]
}

function setupErrors(value: FtSetup): FieldError[] {
  const { least, suffix } = FT_KINDS[value.trustKind]
  const kind = labelOf(TRUST_KIND, value.trustKind)
  const wrongAmount = trustAmountRule(kind, least)(value.initialAmount)
  const isOffered = feePlansOf(value).some(({ feePlanId }) => feePlanId === value.feePlanId)
  const hasProtector = value.protectorName !== '' || value.protectorMobile !== ''
  return failed([
    ['trustName', trustNameRule(suffix)(value.trustName)],
    ['purpose', purposeRule(value.purpose)],
    ['initialAmount', wrongAmount],
    ['termYears', termRule(String(value.termYears))],
    ['adviser', onlyIf(value.investMode === INVEST_MODE.advisor, adviserRule(value.adviser))],
    ['feePlanId', onlyIf(wrongAmount === undefined && !isOffered, '请选择收费方案')],
    ['protectorName', onlyIf(hasProtector, nameRule(value.protectorName))],
    ['protectorMobile', onlyIf(hasProtector, mobileRule(value.protectorMobile))],
    ['wishes', wishesRule(value.wishes)],
  ])
}

/** Cash comes from a card of the customer's own; anything else is proved. */
function proofError(property: FtProperty['properties'][number], { db, row }: World): Check {
  if (property.propertyType !== PROPERTY_TYPE.cash) {
    const areThere = property.proofFileIds.every(id => uploadedFileById(db, id) !== undefined)
    if (property.proofFileIds.length === 0) return ['proofFileIds', '请上传证明材料']
    return ['proofFileIds', areThere ? undefined : '有证明材料已失效，请删除后重新上传']
  }
  const card = property.cardId === '' ? undefined : findCard(db, property.cardId)
  if (card?.customer_id !== row.customer_id) return ['cardId', '请选择交付资金的银行卡']
  const isRight = card.card_type === CARD_TYPE.debit && card.status === CARD_STATUS.normal
  return ['cardId', isRight ? undefined : '仅支持本人借记卡']
}

/** Each property by itself, and all together against the least of the kind (rules V-AMT, V-FILE, V-FT-MIN). */
function propertyErrors({ properties }: FtProperty, world: World): FieldError[] {
  const each = properties.flatMap((property, index) =>
    failed([
      ['name', propertyNameRule(property.name)],
      ['estimateValue', amountRule(property.estimateValue)],
      proofError(property, world),
    ]).map(({ field, msg }) => ({ field: `properties.${index}.${field}`, msg })),
  )
  const kind = savedSection(world.row, 'setup')?.value.trustKind
  if (kind === undefined || each.length > 0) return each
  const total = totalOf(properties.map(({ estimateValue }) => estimateValue))
  return failed([['properties', leastAmountRule(labelOf(TRUST_KIND, kind), FT_KINDS[kind].least)(total)]])
}

type Judges = {
  readonly [Name in SectionName]: (value: StoredSections[Name], world: World) => FieldError[]
}

const JUDGES: Judges = {
  principal: principalErrors,
  identity: identityErrors,
  spouse: spouseErrors,
  setup: setupErrors,
  property: propertyErrors,
}

/** What is wrong with a section as the customer gave it, by the path of its field; `today` as `YYYY-MM-DD`. */
export function errorsOf<Name extends SectionName>(
  name: Name,
  value: StoredSections[Name],
  world: World,
): FieldError[] {
  return JUDGES[name](value, world)
}

/** Words for a section that was never filled in. */
const MISSING: Readonly<Record<SectionName, string>> = {
  principal: '请填写委托人信息',
  identity: '请提供委托人证件',
  spouse: '请填写配偶信息',
  setup: '请填写信托方案',
  property: '请添加交付财产',
}

/** What is wrong with a section as it is saved; a spouse's is not asked for of who has none. */
export function savedErrors(name: SectionName, world: World): FieldError[] {
  if (name === 'spouse' && !isMarried(world.row)) return []
  const saved = savedSection(world.row, name)
  return saved ? errorsOf(name, saved.value as never, world) : [{ field: '', msg: MISSING[name] }]
}
