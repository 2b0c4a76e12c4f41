import * as v from 'valibot'
import { endpoint } from './endpoint'
import { DateTimeSchema, RequestNoSchema, RevisionSchema } from './primitives'

/** Applications whose drafts the server keeps. */
export const DRAFT_KINDS = [
  'taxDeclare',
  'identity',
  'ftApplication',
  'riskTest',
  'investor',
  'papers',
  'assetCert',
  'purchase',
  'booking',
  'contract',
  'beneficiaryChange',
  'instruction',
  'append',
  'claim',
] as const

export type DraftKind = (typeof DRAFT_KINDS)[number]

/** Days after its last change that a draft is kept (domain contract, B11: two months). */
export const DRAFT_KEPT_DAYS = 60

/** Letters of a draft at most: forms, no files. */
const CONTENT_MAX = 40_000

/** One draft per customer, kind and subject; `subject` is the application it belongs to, `''` where there is only one. */
const KeySchema = v.object({
  kind: v.picklist(DRAFT_KINDS),
  subject: v.optional(v.pipe(v.string(), v.maxLength(64)), ''),
})

/**
 * A draft as it lies on the server. `content` is the form's own JSON, opaque to the server; `''` and revision 0 while there
 * is none. `device` names where it was saved last: 手机浏览器, 微信小程序, APP.
 */
const SavedDraftSchema = v.object({
  revision: v.number(),
  content: v.string(),
  savedAt: DateTimeSchema,
  device: v.string(),
})

export type SavedDraft = v.InferOutput<typeof SavedDraftSchema>

/** The draft of one application. */
export const draftQuery = endpoint('draftQuery', KeySchema, SavedDraftSchema, { isCritical: true })

/**
 * Saves a draft over the revision the customer has seen. Errors: `stateConflict` with the draft as it stands (`SavedDraft`)
 * when another device was faster.
 */
export const draftSave = endpoint(
  'draftSave',
  v.object({
    ...KeySchema.entries,
    revision: RevisionSchema,
    content: v.pipe(v.string(), v.maxLength(CONTENT_MAX, '填写的内容过长，请精简后保存')),
    device: v.pipe(v.string(), v.maxLength(20)),
    requestNo: RequestNoSchema,
  }),
  v.object({ revision: v.number(), savedAt: DateTimeSchema }),
  { isWrite: true, errors: ['stateConflict'] },
)

/** Gives a draft up, whatever its revision. */
export const draftDrop = endpoint(
  'draftDrop',
  v.object({ ...KeySchema.entries, requestNo: RequestNoSchema }),
  v.object({}),
  { isWrite: true },
)
