import { randomBytes } from 'node:crypto'
import type { FtSection } from '@/contract/ft-submission'
import type { FtApplyStatus } from '@/contract/machines/ft-application'
import { ftApplicationMachine } from '@/contract/machines/ft-application'
import { FT_APPLY_STATUS } from '@/contract/tables/trust'
import { todayInShanghai } from '@/lib/date'
import { FLAG } from '@/contract/tables/flag'
import { dropSet, setContent } from './beneficiary-sets'
import type { Db } from './database'
import { insertRows } from './insert'
import { updateRow } from './update'

/** A row of `ft_applications`; times are `YYYY-MM-DD HH:mm:ss` unless they say otherwise. */
export interface FtApplicationRow {
  readonly id: string
  readonly customer_id: string
  readonly apply_no: string
  readonly trust_name: string
  /** `''` while it is not chosen. */
  readonly trust_kind: string
  /** `''` while it is not filled in. */
  readonly initial_amount: string
  readonly status: FtApplyStatus
  readonly current_step: number
  readonly update_time: string
  readonly status_note: string
  /** Sections: JSON of revision and value, `''` while never saved. */
  readonly principal: string
  readonly identity: string
  readonly spouse: string
  readonly setup: string
  readonly property: string
  readonly people_at: string
  readonly confirmed_at: string
  readonly submitted_at: string
  /** When time decides what waits for the company, in milliseconds. */
  readonly due_at: number | null
  readonly reject_reason: string
  /** Both `''` before the contract is signed. */
  readonly sign_time: string
  readonly contract_no: string
  readonly deliver_until: string
  readonly received_amount: string
  /** Ids as JSON. */
  readonly voucher_file_ids: string
  readonly delivery_note: string
}

/** A reviewer's remark on an application that was returned; `field` is its path in the section, `''` for all of it. */
export interface FtRemark {
  readonly section: FtSection
  readonly field: string
  readonly content: string
  readonly time: string
  /** The section was saved since. */
  readonly is_mended: '0' | '1'
}

/** Something that happened to an application. */
export interface FtEvent {
  readonly name: string
  readonly remark: string
  readonly time: string
}

/** Statuses that end an application; an established one goes on as a trust. */
const CLOSED: readonly string[] = [...ftApplicationMachine.ends, FT_APPLY_STATUS.established]

/** A customer's applications, newest first, ties by id descending. */
export function applicationsOf(db: Db, customerId: string): FtApplicationRow[] {
  return db.all<FtApplicationRow>(
    'SELECT * FROM ft_applications WHERE customer_id = ? ORDER BY update_time DESC, id DESC',
    customerId,
  )
}

/** Every application in a status, by when it is due. */
export function applicationsInStatus(db: Db, status: FtApplyStatus): FtApplicationRow[] {
  return db.all<FtApplicationRow>(
    'SELECT * FROM ft_applications WHERE status = ? ORDER BY due_at, id',
    status,
  )
}

/** How many of a customer's applications still run. */
export function openApplicationCount(db: Db, customerId: string): number {
  return applicationsOf(db, customerId).filter(row => !CLOSED.includes(row.status)).length
}

/** The application with this id. */
export function applicationById(db: Db, applyId: string): FtApplicationRow | undefined {
  return db.get<FtApplicationRow>('SELECT * FROM ft_applications WHERE id = ?', applyId)
}

/** Remarks on an application, in the order of its sections. */
export function remarksOf(db: Db, applyId: string): FtRemark[] {
  return db.all<FtRemark>(
    'SELECT section, field, content, time, is_mended FROM ft_remarks WHERE apply_id = ? ORDER BY sort',
    applyId,
  )
}

/** What happened to an application, oldest first. */
export function eventsOfApplication(db: Db, applyId: string): FtEvent[] {
  return db.all<FtEvent>('SELECT name, remark, time FROM ft_events WHERE apply_id = ? ORDER BY seq', applyId)
}

export function addFtEvent(db: Db, applyId: string, event: FtEvent): void {
  insertRows(db, 'ft_events', [{ apply_id: applyId, ...event }])
}

/** Puts the remarks of a review in the place of an earlier one's. */
export function replaceRemarks(
  db: Db,
  applyId: string,
  remarks: readonly Pick<FtRemark, 'section' | 'field' | 'content'>[],
  time: string,
): void {
  db.run('DELETE FROM ft_remarks WHERE apply_id = ?', applyId)
  const rows = remarks.map((remark, index) => ({
    apply_id: applyId,
    sort: index + 1,
    section: remark.section,
    field: remark.field,
    content: remark.content,
    time,
    is_mended: '0',
  }))
  if (rows.length > 0) insertRows(db, 'ft_remarks', rows)
}

/** The customer has saved a section again, or the part of it that these fields belong to: what the reviewer wanted of it counts as done. */
export function mendRemarks(
  db: Db,
  applyId: string,
  section: FtSection,
  isSaved: (field: string) => boolean = () => true,
): void {
  for (const { field } of remarksOf(db, applyId).filter(remark => remark.section === section)) {
    if (!isSaved(field)) continue
    db.run(
      'UPDATE ft_remarks SET is_mended = ? WHERE apply_id = ? AND section = ? AND field = ?',
      ...[FLAG.yes, applyId, section, field],
    )
  }
}

const NO_SECTIONS = {
  principal: '',
  identity: '',
  spouse: '',
  setup: '',
  property: '',
  people_at: '',
} as const

/** What an application is before anything is filled in. */
export const EMPTY_APPLICATION = {
  ...{ trust_name: '', trust_kind: '', initial_amount: '', current_step: 1 },
  ...NO_SECTIONS,
  ...{ confirmed_at: '', submitted_at: '', due_at: null, reject_reason: '' },
  ...{ sign_time: '', contract_no: '' },
  ...{ deliver_until: '', received_amount: '', voucher_file_ids: '[]', delivery_note: '' },
} as const

/** Opens an empty draft; its number is the day's and one of its own. */
export function openApplication(db: Db, customerId: string, time: string, now: number): FtApplicationRow {
  const own = randomBytes(4).toString('hex').toUpperCase()
  const row: FtApplicationRow = {
    ...EMPTY_APPLICATION,
    id: `FA${own}`,
    customer_id: customerId,
    apply_no: `FT${todayInShanghai(now).replace(/-/g, '')}${own}`,
    status: FT_APPLY_STATUS.draft,
    update_time: time,
    status_note: '',
  }
  insertRows(db, 'ft_applications', [{ ...row }])
  return row
}

type Change = Partial<Omit<FtApplicationRow, 'id' | 'customer_id' | 'apply_no'>>

/** Changes columns of an application; a status comes from the machine. */
export function changeApplication(db: Db, applyId: string, change: Change): void {
  updateRow(db, 'ft_applications', ['id', applyId], change)
}

/** Drops what is typed of an application and not saved. */
export function dropApplicationDrafts(db: Db, { id, customer_id }: FtApplicationRow): void {
  db.run(
    "DELETE FROM drafts WHERE customer_id = ? AND kind = 'ftApplication' AND (subject = ? OR subject LIKE ? || ':%')",
    customer_id,
    id,
    id,
  )
}

/** How a file says that it belongs to an application. */
export const applicationUse = (applyId: string): string => `ft:${applyId}`

/** Drops everything that was filled in, with its files: the application itself stays in the customer's list. */
export function dropContents(db: Db, row: FtApplicationRow): void {
  dropApplicationDrafts(db, row)
  db.run('DELETE FROM uploaded_files WHERE used_for = ?', applicationUse(row.id))
  for (const { bene_id: beneId } of setContent(db, row.id).people) {
    db.run(
      'DELETE FROM uploaded_files WHERE used_for IN (?, ?)',
      `beneficiary:${beneId}`,
      `guardian:${beneId}`,
    )
  }
  dropSet(db, row.id)
  changeApplication(db, row.id, NO_SECTIONS)
}

/** Removes an application with everything of it. */
export function deleteApplication(db: Db, row: FtApplicationRow): void {
  dropContents(db, row)
  db.run('DELETE FROM ft_remarks WHERE apply_id = ?', row.id)
  db.run('DELETE FROM ft_events WHERE apply_id = ?', row.id)
  db.run('DELETE FROM ft_applications WHERE id = ?', row.id)
}

/** Drafts that nothing was done with since a time, here or in what is typed of them (milliseconds for that). */
export function forgottenDrafts(db: Db, time: string, at: number): FtApplicationRow[] {
  return db.all<FtApplicationRow>(
    `SELECT * FROM ft_applications WHERE status = ? AND update_time < ? AND NOT EXISTS (
       SELECT 1 FROM drafts WHERE drafts.customer_id = ft_applications.customer_id AND drafts.kind = 'ftApplication'
         AND drafts.subject LIKE ft_applications.id || ':%' AND drafts.saved_at >= ?)`,
    FT_APPLY_STATUS.draft,
    time,
    at,
  )
}
