import { INNER } from '@/contract/codes'
import { FT_APPLY_STATUS } from '@/contract/tables/trust'
import { BusinessError } from '../api/business-error'
import type { HandlerContext } from '../api/handler'
import { dropDraft } from '../store/drafts'
import { changeApplication, type FtApplicationRow } from '../store/ft-applications'
import { type HandedFiles, takeFiles } from './card-photos'
import { noteSection, ownApplication, ownEditableApplication } from './own-application'
import { errorsOf } from './section-errors'
import { savedSection, type SectionName, sectionText, type StoredSections } from './sections'

/** A section as it is to be saved. */
export interface Saving<Name extends SectionName> {
  readonly applyId: string
  /** The revision that the customer has seen. */
  readonly revision: number
  readonly name: Name
  readonly value: StoredSections[Name]
  /** What it names of files, to be taken in with it. */
  readonly files?: readonly HandedFiles[]
  /** Columns of the list that the section fills. */
  readonly columns?: Partial<
    Pick<FtApplicationRow, 'trust_name' | 'trust_kind' | 'initial_amount' | 'spouse'>
  >
}

/** The application whose section is to be saved, if the customer has seen the section as it is. Errors: `notOwner`, `stateConflict`. */
export function applicationToSave(
  { applyId, revision, name }: Pick<Saving<SectionName>, 'applyId' | 'revision' | 'name'>,
  context: HandlerContext,
): FtApplicationRow {
  const row = ownEditableApplication(applyId, name, context)
  if ((savedSection(row, name)?.revision ?? 0) !== revision) {
    throw new BusinessError(INNER.stateConflict, { msg: '这一步已在其他设备上保存，请核对后再保存' })
  }
  return row
}

/** Saves a checked section and drops what was typed of it. Errors: `invalidInput` by field. */
export function saveSection<Name extends SectionName>(
  row: FtApplicationRow,
  { applyId, name, revision, value, files = [], columns = {} }: Saving<Name>,
  context: HandlerContext,
): { readonly row: FtApplicationRow; readonly revision: number } {
  const { db, customerId, now, today } = context
  const errors = errorsOf(name, value, { db, row, today: today() })
  if (errors.length > 0) throw new BusinessError(INNER.invalidInput, { data: { errors } })
  for (const handed of files) takeFiles(context, { applyId, ...handed })
  const saved = revision + 1
  changeApplication(db, row.id, { ...columns, [name]: sectionText(name, saved, value) })
  dropDraft(db, { customerId, kind: 'ftApplication', subject: `${row.id}:${name}` })
  noteSection(db, row.id, name, now())
  return { row: ownApplication(row.id, context), revision: saved }
}

/** Whether the first three steps can be confirmed now. */
export const isDraft = ({ status }: FtApplicationRow): boolean => status === FT_APPLY_STATUS.draft
