import { INNER } from '@/contract/codes'
import { beneChangeMachine } from '@/contract/machines/bene-change'
import { BENE_CHANGE_STATUS } from '@/contract/tables/beneficiary'
import { FT_APPLY_STATUS, FT_SECTION } from '@/contract/tables/trust'
import type { SetRef } from '@/lib/beneficiary-drafts'
import { isOn } from '@/lib/flag'
import { isAnswered, peoplePart, type SavedPart } from '@/lib/people-part'
import { BusinessError, invalidField, ownRow } from '../api/business-error'
import type { HandlerContext } from '../api/handler'
import { addBeneChange, type BeneChangeRow, openBeneChange } from '../store/bene-changes'
import {
  type BeneSetContent,
  keepSet,
  raiseSetRevision,
  setContent,
  setRevision,
} from '../store/beneficiary-sets'
import { applicationById } from '../store/ft-applications'
import { noteSection, ownEditableApplication } from '../trust-applications/own-application'
import { stepsOf } from '../trust-applications/steps'
import { principalTrust, rightsOf } from '../trusts/rights'
import { inForce } from './in-force'

type Asking = Pick<HandlerContext, 'db' | 'customerId' | 'today' | 'now'>

/** How often the set had changed when it was read. */
interface Revised {
  readonly revision: number
}

const setChanged = () =>
  new BusinessError(INNER.stateConflict, { msg: '受益人或分配方案已在其他设备上修改，请核对后再保存' })

/** Whose beneficiaries these are, and what they are now. */
export interface TheSet {
  readonly content: BeneSetContent
  /** `''` for what is in force, of which no change is under way. */
  readonly setId: string
  readonly trustName: string
  readonly trustKind: string
  readonly status: string
  /** Why nothing may be changed now; `''`: it may. */
  readonly reason: string
  readonly change: BeneChangeRow | undefined
}

/** The one that is named. Errors: `invalidInput` for none and for both. */
function named({ applyId, trustId }: SetRef): { readonly applyId: string } | { readonly trustId: string } {
  if (applyId !== undefined && trustId === undefined) return { applyId }
  if (trustId !== undefined && applyId === undefined) return { trustId }
  throw invalidField('applyId', '请从申请或信托进入此页')
}

/** Why the people of an application cannot be changed: it is looked at, or was returned because of something else. */
const lockedReason = (status: string): string =>
  status === FT_APPLY_STATUS.returned
    ? '受益人和分配方案已通过审核，无需修改'
    : '申请已提交，受益人和分配方案不能修改'

function ofApplication(applyId: string, { db, customerId, today }: Asking): TheSet {
  const row = ownRow(applicationById(db, applyId), customerId)
  const step = stepsOf(db, row, today()).find(({ id }) => id === FT_SECTION.people)
  return {
    content: setContent(db, applyId),
    setId: applyId,
    trustName: row.trust_name,
    trustKind: row.trust_kind,
    status: row.status,
    reason: isOn(step?.canEdit ?? '0') ? '' : lockedReason(row.status),
    change: undefined,
  }
}

function changeReason(change: BeneChangeRow | undefined, mayChange: boolean): string {
  if (!mayChange) return '信托合同未授予变更受益人的权限'
  return change?.status === BENE_CHANGE_STATUS.inReview ? '变更正在审核，撤回后可以修改' : ''
}

function ofTrust(trustId: string, asking: Asking): TheSet {
  const { db } = asking
  const trust = principalTrust(trustId, asking)
  const change = openBeneChange(db, trustId)
  return {
    content: change ? setContent(db, change.change_id) : inForce(db, trustId),
    setId: change?.change_id ?? '',
    trustName: trust.name,
    trustKind: trust.trust_kind,
    status: change?.status ?? '',
    reason: changeReason(change, rightsOf(trust).includes('changeBene')),
    change,
  }
}

/** The set an answer is made of. Errors: `notOwner`, `invalidInput`. */
export function theSet(ref: SetRef, asking: Asking): TheSet {
  const one = named(ref)
  return 'applyId' in one ? ofApplication(one.applyId, asking) : ofTrust(one.trustId, asking)
}

function openedChange(trustId: string, asking: Asking): TheSet {
  const set = ofTrust(trustId, asking)
  if (set.reason) throw new BusinessError(INNER.stateConflict, { msg: set.reason })
  if (set.change) return set
  const change = addBeneChange(asking.db, trustId, asking.customerId, asking.now())
  keepSet(asking.db, change.change_id, set.content)
  return { ...set, setId: change.change_id, status: change.status, change }
}

/** How often the set has changed. */
export const revisionOf = ({ applyId, trustId = '' }: SetRef, { db }: Pick<Asking, 'db'>): number =>
  setRevision(db, applyId ?? trustId)

/**
 * The set to write to, by somebody who has seen it as it is: of a trust, a change begins with it. Errors: `notOwner`, `invalidInput`,
 * `stateConflict`.
 */
export function openSet({ revision, ...ref }: SetRef & Revised, context: HandlerContext): TheSet {
  const one = named(ref)
  // Whose it is comes before how new it is.
  theSet(ref, context)
  if (revisionOf(ref, context) !== revision) throw setChanged()
  if ('trustId' in one) return openedChange(one.trustId, context)
  ownEditableApplication(one.applyId, FT_SECTION.people, context)
  return ofApplication(one.applyId, context)
}

/** A part of the set was saved; what a reviewer said of the others is still to be mended. */
export function noteSaved(
  { applyId, trustId = '' }: SetRef,
  { content }: Pick<TheSet, 'content'>,
  part: SavedPart,
  { db, now }: Asking,
): void {
  raiseSetRevision(db, applyId ?? trustId)
  if (applyId === undefined) return
  const ids = content.people.map(({ bene_id: id }) => id)
  noteSection(db, applyId, FT_SECTION.people, now(), field => isAnswered(peoplePart(field, ids), part))
}

/** Whether a change can be taken back or given up now. */
export function canWithdraw({ change }: TheSet): boolean {
  return change !== undefined && beneChangeMachine.allows(change.status, 'withdraw')
}
