import { INNER } from '@/contract/codes'
import type { FtSection } from '@/contract/ft-submission'
import { FT_APPLY_STATUS, FT_SECTION } from '@/contract/tables/trust'
import { dateTimeInShanghai, todayInShanghai } from '@/lib/date'
import { isOn } from '@/lib/flag'
import { BusinessError, ownRow } from '../api/business-error'
import type { HandlerContext } from '../api/handler'
import type { Db } from '../store/database'
import {
  applicationById,
  changeApplication,
  type FtApplicationRow,
  mendRemarks,
} from '../store/ft-applications'
import { currentStepOf, draftNote, stepsOf } from './steps'

type Asking = Pick<HandlerContext, 'db' | 'customerId' | 'today'>

/** Sections whose summary the customer has confirmed: changed, they are confirmed anew. */
const CONFIRMED: readonly FtSection[] = [FT_SECTION.principal, FT_SECTION.identity, FT_SECTION.spouse]

const CLOSED: Readonly<Record<string, string>> = {
  [FT_APPLY_STATUS.inReview]: '申请正在审核，暂时不能修改',
  [FT_APPLY_STATUS.returned]: '这一步已通过审核，无需修改',
  [FT_APPLY_STATUS.withdrawn]: '申请已撤回，不能再修改',
  [FT_APPLY_STATUS.refused]: '申请未通过审核，不能再修改',
}

/** Why a section cannot be saved now: the reviewer, or another device, was faster. */
const closedReason = (status: string): string => CLOSED[status] ?? '申请已通过审核，不能再修改'

/** The customer's own application. Errors: `notOwner`. */
export function ownApplication(
  applyId: string,
  { db, customerId }: Pick<HandlerContext, 'db' | 'customerId'>,
): FtApplicationRow {
  return ownRow(applicationById(db, applyId), customerId)
}

/**
 * The customer's own application, if a section of it can be changed now: a draft, or one that was returned because of that
 * section. Errors: `notOwner`, `stateConflict`.
 */
export function ownEditableApplication(
  applyId: string,
  section: FtSection,
  asking: Asking,
): FtApplicationRow {
  const row = ownApplication(applyId, asking)
  const step = stepsOf(asking.db, row, asking.today()).find(({ id }) => id === section)
  if (!isOn(step?.canEdit)) throw new BusinessError(INNER.stateConflict, { msg: closedReason(row.status) })
  return row
}

/** A section was saved: the application goes on to its first open step, and what the reviewer said of it counts as mended. */
export function noteSection(
  db: Db,
  applyId: string,
  section: FtSection,
  now: number,
  isSaved?: (field: string) => boolean,
): void {
  const time = dateTimeInShanghai(now)
  if (section === FT_SECTION.people) changeApplication(db, applyId, { people_at: time })
  mendRemarks(db, applyId, section, isSaved)
  const row = applicationById(db, applyId)
  if (!row) return
  const isDraft = row.status === FT_APPLY_STATUS.draft
  if (isDraft && CONFIRMED.includes(section)) changeApplication(db, applyId, { confirmed_at: '' })
  noteProgress(db, applyId, now)
}

/** Writes down how far an application is. */
export function noteProgress(db: Db, applyId: string, now: number): void {
  const row = applicationById(db, applyId)
  if (!row) return
  const step = currentStepOf(stepsOf(db, row, todayInShanghai(now)))
  const isDraft = row.status === FT_APPLY_STATUS.draft
  changeApplication(db, applyId, {
    current_step: isDraft ? step : row.current_step,
    update_time: dateTimeInShanghai(now),
    ...(isDraft ? { status_note: draftNote(step) } : {}),
  })
}
