import * as v from 'valibot'
import { type CodeOf, codesOf } from './code-table'
import { endpoint } from './endpoint'
import { PHOTO_TYPES } from './photo-types'
import { DateTimeSchema, IdSchema, RequestNoSchema } from './primitives'
import { UPLOAD_PURPOSE, UPLOAD_STATUS } from './tables/upload'

/** Largest file (rule V-FILE). */
export const UPLOAD_MAX_BYTES = 10 * 1024 * 1024
/** Most bytes of one piece; the last one has the rest. */
export const UPLOAD_PIECE_BYTES = 256 * 1024
/** A picture has at least so many pixels on each edge (rule V-FILE). */
export const PICTURE_MIN_EDGE = 300
/** An upload that nothing comes in for is dropped. */
export const UPLOAD_IDLE_HOURS = 24
/** A file that no application has taken is dropped. */
export const UNUSED_FILE_DAYS = 7
/** Uploads that a customer may begin within a day. */
export const UPLOADS_PER_DAY = 200

export type UploadPurpose = CodeOf<typeof UPLOAD_PURPOSE>

const PICTURES = ['image/jpeg', 'image/png'] as const
const DOCUMENTS = [...PICTURES, 'application/pdf'] as const
/** What browsers and WeChat record. */
const VIDEOS = ['video/webm', 'video/mp4'] as const
const ALL = [...DOCUMENTS, ...VIDEOS] as const
/** What the pad draws: no line of ink outlives a JPEG unharmed. */
const DRAWINGS = ['image/png'] as const

export type UploadMime = (typeof ALL)[number]

/** What may be handed in for a purpose; a document to prove who one is has to be photographed, a signature to be drawn, a recording to be filmed. */
export function mimesOf(purpose: UploadPurpose): readonly UploadMime[] {
  if (purpose === UPLOAD_PURPOSE.signature) return DRAWINGS
  if (purpose === UPLOAD_PURPOSE.recording) return VIDEOS
  return purpose === UPLOAD_PURPOSE.identity ? PICTURES : DOCUMENTS
}

const Sha256Schema = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))
const PurposeSchema = v.picklist(codesOf(UPLOAD_PURPOSE))
const ModuleSchema = v.optional(v.pipe(v.string(), v.regex(/^\w{0,40}$/)), '')
const PieceIndexSchema = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(UPLOAD_MAX_BYTES / UPLOAD_PIECE_BYTES - 1),
)
const UploadSchema = v.object({ uploadId: IdSchema })

/**
 * Begins an upload, or goes on with the one of the same file and purpose that was left open. Facts only, never the name of
 * the file; `mime` is a claim, the content is judged in the end. `photoType`, `moduleCode` and `moduleName` as the native
 * app names them (specification, section 4). Errors: `invalidInput` at `size` or `mime`; `quotaExceeded` after too many on a day.
 */
export const fileUploadStart = endpoint(
  'fileUploadStart',
  v.object({
    purpose: PurposeSchema,
    size: v.pipe(
      v.number(),
      v.integer(),
      v.minValue(1, '文件是空的，请换一个'),
      v.maxValue(UPLOAD_MAX_BYTES, '单个文件不超过10MB'),
    ),
    mime: v.picklist(ALL, '仅支持JPG、PNG、PDF'),
    sha256: Sha256Schema,
    photoType: v.optional(v.picklist(['', ...Object.values(PHOTO_TYPES)]), ''),
    moduleCode: ModuleSchema,
    moduleName: ModuleSchema,
    requestNo: RequestNoSchema,
  }),
  v.object({
    uploadId: IdSchema,
    pieceSize: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(UPLOAD_PIECE_BYTES)),
    /** Indices of the pieces that the server has. */
    received: v.array(PieceIndexSchema),
    /** When it is dropped unless another piece comes. */
    expireTime: DateTimeSchema,
  }),
  { isWrite: true, errors: ['quotaExceeded'] },
)

/**
 * One piece, in any order and as often as one likes: `sha256` is that of its bytes. Errors: `notOwner` for an
 * upload that is somebody else's, over or expired; `invalidInput` at `pieceBase64` for a piece that came damaged.
 */
export const fileUploadPiece = endpoint(
  'fileUploadPiece',
  v.object({
    uploadId: IdSchema,
    index: PieceIndexSchema,
    pieceBase64: v.pipe(
      v.string(),
      v.maxLength(4 * Math.ceil(UPLOAD_PIECE_BYTES / 3)),
      v.regex(/^[A-Za-z0-9+/]+={0,2}$/),
    ),
    sha256: Sha256Schema,
    requestNo: RequestNoSchema,
  }),
  v.object({ received: v.array(PieceIndexSchema) }),
  { isWrite: true, errors: ['notOwner'] },
)

/** A file that is kept for its owner; edges in pixels, 0 of a PDF or a video. */
export const UploadedFileSchema = v.object({
  fileId: IdSchema,
  purpose: PurposeSchema,
  mime: v.picklist(ALL),
  /** Bytes as they are kept: without what the picture said of its camera and place. */
  size: v.number(),
  width: v.number(),
  height: v.number(),
})

export type UploadedFile = v.InferOutput<typeof UploadedFileSchema>

/**
 * Puts the pieces together. Errors: `stateConflict` with `received` while pieces are missing; `invalidInput` at `sha256` when the
 * whole is not what was announced (the pieces are dropped), at `content` when it is no picture or document that may be kept.
 */
export const fileUploadFinish = endpoint(
  'fileUploadFinish',
  v.object({ uploadId: IdSchema, requestNo: RequestNoSchema }),
  UploadedFileSchema,
  { isWrite: true, isCritical: true, errors: ['stateConflict', 'notOwner'] },
)

/** Gives an upload up: what came of it is dropped at once. One that is over stays as it is. */
export const fileUploadCancel = endpoint(
  'fileUploadCancel',
  v.object({ uploadId: IdSchema, requestNo: RequestNoSchema }),
  v.object({ status: v.picklist(codesOf(UPLOAD_STATUS)) }),
  { isWrite: true, errors: ['notOwner'] },
)

/** How far an upload has come; `fileId` once it is finished. Errors: `notOwner`. */
export const fileUploadStatus = endpoint(
  'fileUploadStatus',
  UploadSchema,
  v.object({
    status: v.picklist(codesOf(UPLOAD_STATUS)),
    received: v.array(PieceIndexSchema),
    fileId: v.string(),
  }),
  { isCritical: true, errors: ['notOwner'] },
)

/**
 * A file that was handed in, to its owner: what it is, and a short-lived address to look at it (`fileUrl`). Also of what the
 * native app handed in for the customer. Errors: `notOwner`.
 */
export const fileUploadInfo = endpoint(
  'fileUploadInfo',
  v.object({ fileId: IdSchema }),
  v.object({ ...UploadedFileSchema.entries, fileUrl: v.string() }),
  { isCritical: true, errors: ['notOwner'] },
)
