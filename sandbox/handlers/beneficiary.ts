import { INNER } from '@/contract/codes'
import { FT_SECTION, RELATION } from '@/contract/tables/trust'
import { isMinorOn, MAX_BENEFICIARIES, personProblems, type Problem } from '@/lib/beneficiary-rules'
import { beneficiaryDraft, type SetRef } from '@/lib/beneficiary-drafts'
import { DOUBLE_BENEFICIARY } from '@/lib/beneficiary-set'
import { GUARDIAN_MISSING, guardianProblems } from '@/lib/guardian-rules'
import { orderSumsOf } from '@/lib/shares'
import { isOff } from '@/lib/flag'
import { peoplePart } from '@/lib/people-part'
import { BusinessError, invalidField } from '../api/business-error'
import type { HandlerContext, Handlers } from '../api/handler'
import { detailOf, idsInForce, isSelfKept, shownPerson, shownPlan } from '../beneficiaries/answers'
import { guardianFacts, personFacts } from '../beneficiaries/facts'
import { contentErrors } from '../beneficiaries/people-errors'
import { guardianOfInput, personOfInput } from '../beneficiaries/person-input'
import { previewOf } from '../beneficiaries/preview'
import { photoProblems, takePhotos } from '../beneficiaries/id-photos'
import { takeFiles } from '../beneficiaries/take-files'
import { canWithdraw, noteSaved, openSet, revisionOf, type TheSet, theSet } from '../beneficiaries/the-set'
import { worthOf } from '../beneficiaries/worth'
import { papersOf } from '../personal-info/collected'
import { newBeneId } from '../store/bene-changes'
import { type BenePersonRow, dropPerson, keepPerson, NO_GUARDIAN, setOrder } from '../store/beneficiary-sets'
import type { Db } from '../store/database'
import { dropDraft } from '../store/drafts'
import { remarksOf } from '../store/ft-applications'
import { plansOf } from '../store/trust-payments'
import { readPhoto } from '../trust-applications/card-photos'

/** Errors of the input as they are sent. */
export function refuseInput(errors: readonly Problem[]): void {
  if (errors.length > 0) throw new BusinessError(INNER.invalidInput, { data: { errors } })
}

/** Somebody of the set. Errors: `notOwner` for everybody else. */
function personIn({ content }: TheSet, beneId: string): BenePersonRow {
  const row = content.people.find(person => person.bene_id === beneId)
  if (!row) throw new BusinessError(INNER.notOwner)
  return row
}

/** What the set says about this person beside all that the rules of one person say (rules V-DUP, V-FT-BENE). */
function problemsInSet(row: BenePersonRow, { content }: TheSet, settlorIdNo: string | undefined): Problem[] {
  const others = content.people.filter(({ bene_id }) => bene_id !== row.bene_id)
  const isDouble = others.some(other => other.id_type === row.id_type && other.id_no === row.id_no)
  const isSettlor = row.id_no === settlorIdNo
  return [
    isDouble && { field: 'idNo', msg: DOUBLE_BENEFICIARY },
    row.relation === RELATION.self &&
      !isSettlor && { field: 'idNo', msg: '关系为“本人”的，证件号码须与委托人一致' },
    row.relation !== RELATION.self &&
      isSettlor && { field: 'relation', msg: '该证件为委托人本人证件，请选择“本人”' },
    others.length >= MAX_BENEFICIARIES && { field: 'name', msg: `受益人最多${MAX_BENEFICIARIES}位` },
  ].filter(problem => problem !== false)
}

/** The guardian of who is of age has nothing more to do. */
function guardianKept(row: BenePersonRow, today: string): BenePersonRow {
  return isMinorOn(row.birth_date, today) ? row : { ...row, ...NO_GUARDIAN }
}

const newPerson = (setId: string, beneId: string, sort: number) =>
  ({
    set_id: setId,
    bene_id: beneId,
    sort,
    is_edited: 1,
    base_card_no: '',
    base_own: '',
    ...NO_GUARDIAN,
  }) as const

function dropPart(ref: SetRef, part: string, { db, customerId }: HandlerContext): void {
  dropDraft(db, { customerId, ...beneficiaryDraft(ref, part) })
}

/** What a review said of the people that is not mended yet, in the order of the review. */
function peopleRemarks(db: Db, { applyId }: SetRef): { field: string; content: string; time: string }[] {
  if (applyId === undefined) return []
  return remarksOf(db, applyId)
    .filter(({ section, is_mended }) => section === FT_SECTION.people && isOff(is_mended))
    .map(({ field, content, time }) => ({ field, content, time }))
}

/** Handlers of `src/contract/beneficiary.ts` about who benefits. */
export const beneficiaryHandlers = {
  ftBeneList(ref, context) {
    const { db, customerId, today } = context
    const set = theSet(ref, context)
    const { content, reason, change, trustKind } = set
    const inForce = idsInForce(db, set, ref.trustId)
    const isOfTrust = ref.trustId !== undefined
    const asOf = { today: today(), worth: worthOf(ref, db) }
    const whose = { settlorId: customerId, trustKind, trustId: ref.trustId ?? '' }
    return {
      revision: revisionOf(ref, context),
      trustName: set.trustName,
      trustKind,
      status: set.status,
      today: today(),
      canEdit: reason === '' ? '1' : '0',
      reason,
      canWithdraw: canWithdraw(set) ? '1' : '0',
      promisedDate: change?.promised_date ?? '',
      decision: change?.reject_reason ?? '',
      list: content.people.map(row => shownPerson(row, today(), isOfTrust && !inForce.includes(row.bene_id))),
      orderSums: orderSumsOf(
        content.people.map(row => ({ order: row.benefit_order, sharePercent: row.share_percent })),
      ),
      plans: content.plans.map(shownPlan),
      preview: [...previewOf(content.plans, content.people, plansOf(db, ref.trustId ?? ''), asOf)],
      end: content.end ? { ...content.end, shares: [...content.end.shares] } : null,
      errors: [...contentErrors(db, content, whose, today())],
      remarks: peopleRemarks(db, ref),
    }
  },

  ftBeneDetail({ beneId, ...ref }, context) {
    const { db, customerId, today } = context
    const set = theSet(ref, context)
    const row = personIn(set, beneId)
    const ids = set.content.people.map(({ bene_id: id }) => id)
    return {
      ...detailOf(db, row, {
        isKept: ref.trustId !== undefined && isSelfKept(db, beneId, ref.trustId, customerId),
        isInForce: idsInForce(db, set, ref.trustId).includes(beneId),
        today: today(),
      }),
      revision: revisionOf(ref, context),
      canEdit: set.reason === '' ? '1' : '0',
      reason: set.reason,
      // Named by this person's id: places change as others are saved.
      remarks: peopleRemarks(db, ref).flatMap(({ field, ...said }) => {
        const part = peoplePart(field, ids)
        if (!('beneId' in part) || part.beneId !== beneId) return []
        return [{ ...said, field: part.kind === 'guardian' ? `guardian.${part.path}` : part.path }]
      }),
    }
  },

  beneCardRead({ side, fileId, ...ref }, context) {
    const { reason } = theSet(ref, context)
    if (reason) throw new BusinessError(INNER.stateConflict, { msg: reason })
    return readPhoto(context, { fileId, side, field: 'fileId' })
  },

  ftBeneSave({ beneId, bene, ...ref }, context) {
    const { db, customerId, now, today } = context
    const set = openSet(ref, context)
    const known = beneId === undefined ? undefined : personIn(set, beneId)
    const id = known?.bene_id ?? newBeneId('BN', now())
    const isKept =
      known !== undefined && ref.trustId !== undefined && isSelfKept(db, id, ref.trustId, customerId)
    const typed = personOfInput(bene, today())
    const open = {
      relation: typed.relation,
      tax_type: typed.tax_type,
      benefit_order: typed.benefit_order,
      share_percent: typed.share_percent,
    }
    const base = known ?? { ...newPerson(set.setId, id, nextSort(set)), ...typed }
    const row: BenePersonRow = {
      ...base,
      ...(isKept ? open : typed),
      set_id: set.setId,
      is_edited: isKept ? 0 : 1,
    }
    const isFileMissing =
      !isKept && bene.fileIds.length === 0 && !idsInForce(db, set, ref.trustId).includes(id)
    const own = personProblems(personFacts(row), today())
    refuseInput([
      // What beneficiaries keep themselves the principal cannot mend.
      ...(isKept ? own.filter(({ field }) => ['relation', 'order', 'sharePercent'].includes(field)) : own),
      ...problemsInSet(row, set, papersOf(db, customerId)?.id_no),
      ...(isKept ? [] : photoProblems(row, context)),
      ...(isFileMissing ? [{ field: 'files', msg: '请上传证件与关系证明' }] : []),
    ])
    if (!isKept) {
      takeFiles(bene.fileIds, { field: 'files', usedFor: `beneficiary:${id}` }, context)
      takePhotos(row, `beneficiary:${id}`, context)
    }
    const kept = guardianKept(row, today())
    keepPerson(db, kept)
    noteSaved(ref, set, { kind: 'person', beneId: id }, context)
    dropPart(ref, beneId === undefined ? 'new' : id, context)
    const needsGuardian = isMinorOn(kept.birth_date, today()) && kept.guardian_name === ''
    return { beneId: id, needsGuardian: needsGuardian ? '1' : '0' }
  },

  ftBeneDelete({ beneId, ...ref }, context) {
    const set = openSet(ref, context)
    dropPerson(context.db, set.setId, personIn(set, beneId).bene_id)
    noteSaved(ref, set, { kind: 'person', beneId }, context)
    noteSaved(ref, set, { kind: 'guardian', beneId }, context)
    for (const part of [beneId, `guardian:${beneId}`]) dropPart(ref, part, context)
    return {}
  },

  ftBeneReorder({ orders, ...ref }, context) {
    const set = openSet(ref, context)
    const ids = set.content.people.map(({ bene_id }) => bene_id)
    const isWhole =
      orders.length === ids.length && ids.every(id => orders.some(({ beneId }) => beneId === id))
    if (!isWhole) throw new BusinessError(INNER.stateConflict)
    const places = [...new Set(orders.map(({ order }) => order))].sort((one, other) => one - other)
    for (const { beneId, order } of orders) {
      setOrder(context.db, set.setId, beneId, places.indexOf(order) + 1)
    }
    noteSaved(ref, set, { kind: 'set' }, context)
    return {}
  },

  ftGuardianSave({ beneId, guardian, ...ref }, context) {
    const { db, today } = context
    const set = openSet(ref, context)
    const minor = personIn(set, beneId)
    if (!isMinorOn(minor.birth_date, today())) {
      throw new BusinessError(INNER.stateConflict, { msg: '受益人已年满18周岁，无需填写监护人' })
    }
    const row: BenePersonRow = { ...minor, ...guardianOfInput(guardian, today()), set_id: set.setId }
    refuseInput([
      ...guardianProblems(guardianFacts(row), minor.id_no, today()),
      ...(guardian.fileIds.length === 0 ? [{ field: 'files', msg: '请上传监护关系证明' }] : []),
    ])
    if (row.guardian_name === '') throw invalidField('name', GUARDIAN_MISSING)
    takeFiles(guardian.fileIds, { field: 'files', usedFor: `guardian:${beneId}` }, context)
    keepPerson(db, row)
    noteSaved(ref, set, { kind: 'guardian', beneId }, context)
    dropPart(ref, `guardian:${beneId}`, context)
    return { beneId }
  },
} satisfies Partial<Handlers>

const nextSort = ({ content }: TheSet) => Math.max(-1, ...content.people.map(({ sort }) => sort)) + 1
